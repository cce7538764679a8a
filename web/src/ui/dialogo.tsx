import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { BotaoIcone } from './botao-icone';
import { classes } from './classes';
import estilos from './dialogo.module.css';
import { dialogosAbertos } from './dialogos-abertos';

interface Props {
  aberto: boolean;
  onFechar: () => void;
  titulo: string;
  children: ReactNode;
  tipo?: 'erro' | 'sucesso' | 'neutro';
  className?: string | undefined;
}

const ICONES = { erro: CircleAlert, sucesso: CircleCheck, neutro: null };

/** Native modal: closes on X, Escape and a press that starts and ends outside it (especificação 2.12). */
export const Dialogo = ({
  aberto,
  onFechar,
  titulo,
  children,
  tipo = 'neutro',
  className,
}: Props) => {
  const ref = useRef<HTMLDialogElement>(null);
  const apertouFora = useRef(false);
  const recemAberto = useRef(true);
  const idTitulo = useId();
  const Icone = ICONES[tipo];

  // Closed while still in the page, a native dialog gives the focus back to who opened it.
  useLayoutEffect(() => {
    const dialogo = ref.current;
    if (!dialogo || !aberto) return undefined;
    dialogo.showModal();
    recemAberto.current = true;
    const fechou = dialogosAbertos.abriu(dialogo);
    return () => {
      fechou();
      dialogo.close();
    };
  }, [aberto]);

  // The rest of a double click on what opened it answers nothing here, and does not close it.
  const onCapturar = (evento: MouseEvent) => {
    recemAberto.current &&= evento.detail > 1;
    if (!recemAberto.current) return;
    evento.preventDefault();
    evento.stopPropagation();
  };

  // A selection of text that ends outside must not close it: only the backdrop's own press does.
  const onApertar = (evento: MouseEvent) => {
    apertouFora.current = evento.target === evento.currentTarget;
  };
  const onClicar = (evento: MouseEvent) => {
    if (apertouFora.current && evento.target === evento.currentTarget) onFechar();
  };

  // A dialog opened from this one, and a file chooser that was given up, say `cancel` here too.
  const onCancelar = (evento: SyntheticEvent) => {
    if (evento.target !== evento.currentTarget) return;
    evento.preventDefault();
    onFechar();
  };

  return (
    // The keyboard's way out of a native dialog is Escape, which arrives as `cancel`.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={classes(estilos.dialogo, tipo !== 'neutro' && estilos[tipo], className)}
      aria-labelledby={idTitulo}
      onMouseDown={onApertar}
      onClickCapture={onCapturar}
      onClick={onClicar}
      onCancel={onCancelar}
    >
      {aberto && (
        <>
          <div className={estilos.topo}>
            {Icone && <Icone className={estilos.icone} aria-hidden />}
            <h2 id={idTitulo} className={estilos.titulo}>
              {titulo}
            </h2>
            <BotaoIcone rotulo="Fechar" className={estilos.fechar} onClick={onFechar}>
              <X aria-hidden />
            </BotaoIcone>
          </div>
          <div className={estilos.corpo}>{children}</div>
        </>
      )}
    </dialog>
  );
};
