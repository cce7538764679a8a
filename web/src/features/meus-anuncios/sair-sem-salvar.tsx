import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MutableRefObject,
  type ReactNode,
} from 'react';
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

/** Something waits to be sent; nothing does; or whoever leaves has said that it may be lost. */
type Pendencia = 'alguma' | 'nenhuma' | 'abandonada';

const perderia = ({ current }: MutableRefObject<Pendencia>): boolean =>
  current === 'alguma' || (current === 'nenhuma' && isPreparando());

/** What was changed and not sent is lost neither by a press on the X nor by stepping back: leaving asks. */
export const useSairSemSalvar = (aoFechar: () => void): Saida => {
  const pendencia = useRef<Pendencia>('nenhuma');
  const [perguntando, setPerguntando] = useState(false);
  useEffect(() => {
    const segurar = (evento: BeforeUnloadEvent) => {
      if (perderia(pendencia)) evento.preventDefault();
    };
    window.addEventListener('beforeunload', segurar);
    return () => window.removeEventListener('beforeunload', segurar);
  }, []);
  useEffect(
    () =>
      aoVoltar((passo) => {
        // A browser lets a page hold one step, and the next one pass: nobody is kept in.
        if (!perderia(pendencia) || !passo.cancelable) return;
        passo.preventDefault();
        setPerguntando(true);
      }),
    [],
  );
  const aoMudar = useCallback((pendente: boolean) => {
    pendencia.current = pendente ? 'alguma' : 'nenhuma';
  }, []);
  return {
    aoMudar,
    sair: () => (perderia(pendencia) ? setPerguntando(true) : aoFechar()),
    pergunta: (
      <Confirmacao
        aberta={perguntando}
        onFechar={() => setPerguntando(false)}
        titulo="Sair sem salvar?"
        sim="Sair sem salvar"
        nao="Continuar editando"
        fazendo={false}
        onSim={() => {
          pendencia.current = 'abandonada';
          aoFechar();
        }}
      >
        O que você mudou aqui ainda não foi enviado.
      </Confirmacao>
    ),
  };
};
