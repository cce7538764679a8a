import { useEffect, useRef, type ReactNode } from 'react';
import { Botao } from './botao';
import { Dialogo } from './dialogo';
import formulario from './formulario.module.css';

interface Props {
  aberta: boolean;
  titulo: string;
  /** What will happen. */
  children: ReactNode;
  /** What may be told along. */
  campos?: ReactNode;
  sim: string;
  nao: string;
  /** The answer is being carried out: it is not given twice. */
  fazendo: boolean;
  onSim: () => void;
  onFechar: () => void;
}

/** A question before something that is not simply taken back. */
export const Confirmacao = ({
  aberta,
  titulo,
  children,
  campos,
  sim,
  nao,
  fazendo,
  onSim,
  onFechar,
}: Props) => {
  // The second press of a double click comes before the page knows that the first is being carried out.
  const respondida = useRef(false);
  useEffect(() => {
    respondida.current = fazendo;
  }, [fazendo, aberta]);
  const responder = () => {
    if (respondida.current) return;
    respondida.current = true;
    onSim();
  };
  return (
    <Dialogo aberto={aberta} onFechar={onFechar} titulo={titulo}>
      <p>{children}</p>
      {campos}
      <div className={formulario.acoes}>
        <Botao aria-disabled={fazendo || undefined} onClick={responder}>
          {sim}
        </Botao>
        <Botao variante="secundario" onClick={onFechar}>
          {nao}
        </Botao>
      </div>
    </Dialogo>
  );
};
