import { useId, useState, type ReactNode } from 'react';
import { ApiError, isRecusa } from '../../lib/api-error';
import { EntrarEmOutraAba } from '../../session/entrar-em-outra-aba';
import estilos from './formulario.module.css';

const JA_REGISTRADO =
  'Este anúncio já tinha sido registrado, antes de a conexão cair ou em outra aba. Confira em Meus anúncios; se quiser registrar mais um, envie de novo.';

const sessaoTerminou = (msg: string): ReactNode => (
  <>
    {msg} <EntrarEmOutraAba />
  </>
);

const dizerFalha = (erro: ApiError): ReactNode => {
  if (isRecusa(erro, 'chave_com_outro_conteudo')) return JA_REGISTRADO;
  if (erro.status === 401) return sessaoTerminou(erro.msg);
  return erro.status === 0 ? erro.msg : null;
};

/**
 * State of a sending: its progress and why it failed. A lost connection, and a session that ended, are told beside the
 * button, where the next press is, and are no refusal of the form; anything else is thrown on to it.
 */
export const useRemessa = () => {
  const [progresso, setProgresso] = useState(0);
  const [falha, setFalha] = useState<ReactNode>(null);

  const remeter = async <T,>(
    enviar: (onProgresso: (fracao: number) => void) => Promise<T>,
    onJaRegistrado?: () => void,
  ): Promise<T | null> => {
    setProgresso(0);
    setFalha(null);
    try {
      return await enviar(setProgresso);
    } catch (erro) {
      const dita = erro instanceof ApiError ? dizerFalha(erro) : null;
      if (dita === null) throw erro;
      if (dita === JA_REGISTRADO) onJaRegistrado?.();
      setFalha(dita);
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
