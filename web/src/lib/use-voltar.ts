import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Kept in the history entry of a selection that was opened from its list. */
export const ABERTO_DA_LISTA = { daLista: true } as const;

/** Whether a selection was opened from its list, so that stepping back finds the list. */
export const veioDaLista = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'daLista' in state && state.daLista === true;

/** Click of a link back to the list at `href`: steps back in history when the list is there, so that it is found as it was left. */
export const useVoltar = (href: string): ((evento: MouseEvent) => void) => {
  const local = useLocation();
  const navigate = useNavigate();
  return (evento) => {
    if (evento.metaKey || evento.ctrlKey || evento.shiftKey || evento.button !== 0) return;
    evento.preventDefault();
    if (veioDaLista(local.state)) navigate(-1);
    else navigate(href);
  };
};
