import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isPreparando } from '../../lib/preparos';
import { Confirmacao } from '../../ui/confirmacao';

interface Saida {
  /** For a form to say whether something in it waits to be sent. */
  aoMudar: (pendente: boolean) => void;
  /** Leaves, or asks first. */
  sair: () => void;
  /** The question, to stand inside what is being left. */
  pergunta: ReactNode;
}

/** A step in the history within this page, as browsers announce it; older ones do not, and go. */
const aoVoltar = (ouvinte: (passo: Event) => void): (() => void) => {
  const navegacao: unknown = Reflect.get(window, 'navigation');
  if (!(navegacao instanceof EventTarget)) return () => {};
  const ouvir = (evento: Event) => {
    if (Reflect.get(evento, 'navigationType') === 'traverse') ouvinte(evento);
  };
  navegacao.addEventListener('navigate', ouvir);
  return () => navegacao.removeEventListener('navigate', ouvir);
};

const perderia = (mudado: RefObject<boolean>): boolean => mudado.current === true || isPreparando();

/** What was changed and not sent is lost neither by a press on the X nor by stepping back: leaving asks. */
export const useSairSemSalvar = (aoFechar: () => void): Saida => {
  const mudado = useRef(false);
  const [perguntando, setPerguntando] = useState(false);
  useEffect(() => {
    const segurar = (evento: BeforeUnloadEvent) => {
      if (perderia(mudado)) evento.preventDefault();
    };
    window.addEventListener('beforeunload', segurar);
    return () => window.removeEventListener('beforeunload', segurar);
  }, []);
  useEffect(
    () =>
      aoVoltar((passo) => {
        // A browser lets a page hold one step, and the next one pass: nobody is kept in.
        if (!perderia(mudado) || !passo.cancelable) return;
        passo.preventDefault();
        setPerguntando(true);
      }),
    [],
  );
  const aoMudar = useCallback((pendente: boolean) => {
    mudado.current = pendente;
  }, []);
  return {
    aoMudar,
    sair: () => (perderia(mudado) ? setPerguntando(true) : aoFechar()),
    pergunta: (
      <Confirmacao
        aberta={perguntando}
        onFechar={() => setPerguntando(false)}
        titulo="Sair sem salvar?"
        sim="Sair sem salvar"
        nao="Continuar editando"
        fazendo={false}
        onSim={() => {
          mudado.current = false;
          aoFechar();
        }}
      >
        O que você mudou aqui ainda não foi enviado.
      </Confirmacao>
    ),
  };
};
