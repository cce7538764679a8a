import { MENSAGENS_DA_PESQUISA } from '@portal/contracts/pesquisa/mensagens';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Botao } from '../../ui/botao';
import estilos from './pesquisas.module.css';

interface Props {
  /** Another survey still waits for an answer. */
  falta: boolean;
  onContinuar: () => void;
  onFechar: () => void;
}

/** The vote was counted; on to the other survey, or the end. */
export const Obrigado = ({ falta, onContinuar, onFechar }: Props) => {
  const palavras = useRef<HTMLParagraphElement>(null);
  useEffect(() => palavras.current?.focus(), []);
  return (
    <div className={estilos.obrigado}>
      <CircleCheck className={estilos.feito} aria-hidden />
      <p ref={palavras} tabIndex={-1} role="status" className={estilos.palavras}>
        {MENSAGENS_DA_PESQUISA.votou}
      </p>
      {falta ? (
        <Botao onClick={onContinuar}>Responder à outra pesquisa</Botao>
      ) : (
        <Botao onClick={onFechar}>Concluir</Botao>
      )}
    </div>
  );
};
