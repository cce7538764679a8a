import { useId, useState } from 'react';
import { ApiError, isRecusa } from '../../lib/api-error';
import estilos from './formulario.module.css';

const JA_REGISTRADO =
  'Este anúncio já tinha sido registrado, antes de a conexão cair ou em outra aba. Confira em Meus anúncios; se quiser registrar mais um, envie de novo.';

/**
 * State of a sending: its progress and why it failed. A lost connection is told beside the button, where the next press
 * is, and is no refusal of the form; anything else is thrown on to it.
 */
export const useRemessa = () => {
  const [progresso, setProgresso] = useState(0);
  const [falha, setFalha] = useState<string | null>(null);

  const remeter = async <T,>(
    enviar: (onProgresso: (fracao: number) => void) => Promise<T>,
    onJaRegistrado?: () => void,
  ): Promise<T | null> => {
    setProgresso(0);
    setFalha(null);
    try {
      return await enviar(setProgresso);
    } catch (erro) {
      if (!(erro instanceof ApiError)) throw erro;
      const repetido = isRecusa(erro, 'chave_com_outro_conteudo');
      if (erro.status !== 0 && !repetido) throw erro;
      if (repetido) onJaRegistrado?.();
      setFalha(repetido ? JA_REGISTRADO : erro.msg);
      return null;
    }
  };
  return { progresso, falha, remeter };
};

/** How much of the form and its files has gone; the server then checks them, which nobody can measure. */
export const ProgressoDoEnvio = ({ fracao }: { fracao: number }) => {
  const id = useId();
  const foi = fracao >= 1;
  return (
    <div className={estilos.progresso}>
      <label htmlFor={id}>{foi ? 'Conferindo o que chegou…' : 'Enviando…'}</label>
      {!foi && <span className="numeros">{Math.floor(fracao * 100)}%</span>}
      <progress
        id={id}
        max={1}
        {...(!foi && { value: fracao })}
        className={estilos.barraDoProgresso}
      />
    </div>
  );
};
