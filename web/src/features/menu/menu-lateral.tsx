import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { Papel } from '../../session/use-sessao';
import { BotaoIcone } from '../../ui/botao-icone';
import { Marca } from '../../ui/marca';
import { InstalarOPortal } from './instalar-o-portal';
import { ItemDoMenu } from './item-do-menu';
import { itensDoMenu } from './itens';
import estilos from './menu-lateral.module.css';
import { RedesSociais, type EnderecosSociais } from './redes-sociais';

interface Props {
  papel: Papel;
  usuario: string | undefined;
  redes: EnderecosSociais | undefined;
  onFechar: () => void;
  onFazerLogin: () => void;
  onSair: () => void;
}

/** The side menu as a drawer (especificação 2.1), open as long as it is mounted. */
export const MenuLateral = ({ papel, usuario, redes, onFechar, onFazerLogin, onSair }: Props) => {
  const ref = useRef<HTMLDialogElement>(null);
  const { geral, conta } = itensDoMenu(papel);

  // Closed while still in the page, a native dialog gives the focus back to who opened it.
  useLayoutEffect(() => {
    const dialogo = ref.current;
    dialogo?.showModal();
    return () => dialogo?.close();
  }, []);

  const onClicar = (evento: MouseEvent) => {
    if (evento.target === evento.currentTarget) onFechar();
  };
  const fazerLogin = () => {
    onFechar();
    onFazerLogin();
  };

  return (
    // The keyboard's way out of a native dialog is Escape, which arrives as `cancel`.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={estilos.menu}
      aria-label="Menu"
      onClick={onClicar}
      onCancel={(evento) => {
        evento.preventDefault();
        onFechar();
      }}
    >
      <div className={estilos.corpo}>
        <div className={estilos.topo}>
          <Marca className={estilos.marca} />
          <p className={estilos.quem}>
            {papel === 'convidado' ? 'Boas-vindas!' : `Olá, ${usuario ?? ''}`}
          </p>
          <BotaoIcone rotulo="Fechar menu" onClick={onFechar}>
            <X aria-hidden />
          </BotaoIcone>
        </div>
        <nav aria-label="Menu lateral" className={estilos.listas}>
          {[geral, conta].map((itens) => (
            <ul key={itens[0]?.rotulo}>
              {itens.map((item) => (
                <li key={item.rotulo}>
                  <ItemDoMenu
                    item={item}
                    className={estilos.item}
                    onEscolher={onFechar}
                    onFazerLogin={fazerLogin}
                    onSair={onSair}
                  />
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <InstalarOPortal className={estilos.item} comoClassName={estilos.como} />
        <RedesSociais redes={redes} />
      </div>
    </dialog>
  );
};
