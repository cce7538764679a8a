import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Confirmacao } from '../../ui/confirmacao';

interface Saida {
  /** For a form to say whether something in it waits to be sent. */
  aoMudar: (pendente: boolean) => void;
  /** Leaves, or asks first. */
  sair: () => void;
  /** The question, to stand inside what is being left. */
  pergunta: ReactNode;
}

/** What was changed and not sent is not lost by a press on the X: leaving asks. */
export const useSairSemSalvar = (aoFechar: () => void): Saida => {
  const pendencia = useRef(false);
  const [perguntando, setPerguntando] = useState(false);
  useEffect(() => {
    const segurar = (evento: BeforeUnloadEvent) => {
      if (pendencia.current) evento.preventDefault();
    };
    window.addEventListener('beforeunload', segurar);
    return () => window.removeEventListener('beforeunload', segurar);
  }, []);
  const aoMudar = useCallback((pendente: boolean) => {
    pendencia.current = pendente;
  }, []);
  return {
    aoMudar,
    sair: () => (pendencia.current ? setPerguntando(true) : aoFechar()),
    pergunta: (
      <Confirmacao
        aberta={perguntando}
        onFechar={() => setPerguntando(false)}
        titulo="Sair sem salvar?"
        sim="Sair sem salvar"
        nao="Continuar editando"
        fazendo={false}
        onSim={aoFechar}
      >
        O que você mudou aqui ainda não foi enviado.
      </Confirmacao>
    ),
  };
};
