import { useEffect } from 'react';

const ESCREVE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const escrevendo = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(ESCREVE) !== null;

const isAtalho = (evento: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = evento;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !escrevendo(evento);
};

/** `/` and Ctrl+K open the search. */
export const useAtalhoDaBusca = (abrir: () => void): void => {
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent) => {
      // What is open over the page has the keys.
      if (!isAtalho(evento) || document.querySelector('dialog[open]')) return;
      evento.preventDefault();
      abrir();
    };
    document.addEventListener('keydown', ouvir);
    return () => document.removeEventListener('keydown', ouvir);
  }, [abrir]);
};
