import { useEffect, useRef } from 'react';
import { guardarTexto, lerTexto } from '../../lib/guardado';

const LEMBRADO = 'atalhos-da-fila';

export const atalhosLigados = (): boolean => lerTexto(LEMBRADO) !== 'nao';
export const lembrarAtalhos = (ligados: boolean): void =>
  guardarTexto(LEMBRADO, ligados ? 'sim' : 'nao');

/** A letter typed in a field is text, and a dialog has its own keys. */
const escreve = (alvo: EventTarget | null): boolean =>
  alvo instanceof HTMLElement &&
  (alvo.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(alvo.tagName));

const ocupado = (evento: KeyboardEvent): boolean =>
  evento.ctrlKey ||
  evento.metaKey ||
  evento.altKey ||
  evento.repeat ||
  escreve(evento.target) ||
  document.querySelector('dialog[open]') !== null;

/** Single letters that act while the queue is open. They can be switched off (WCAG 2.1.4). */
export const useAtalhos = (ligados: boolean, teclas: Record<string, () => void>): void => {
  const atuais = useRef(teclas);
  useEffect(() => {
    atuais.current = teclas;
  });
  useEffect(() => {
    if (!ligados) return undefined;
    const ouvir = (evento: KeyboardEvent) => {
      const agir = atuais.current[evento.key.toLowerCase()];
      if (!agir || ocupado(evento)) return;
      evento.preventDefault();
      agir();
    };
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  }, [ligados]);
};
