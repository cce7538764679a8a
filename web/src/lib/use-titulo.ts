import { useEffect } from 'react';

export const NOME_DO_PORTAL = 'Portal das Web Rádios';

/** Names the tab after what the page shows; undefined leaves it alone. */
export const nomearAba = (titulo: string | undefined): void => {
  if (titulo) document.title = `${titulo} · ${NOME_DO_PORTAL}`;
};

export const useTitulo = (titulo: string | undefined): void => {
  useEffect(() => nomearAba(titulo), [titulo]);
};
