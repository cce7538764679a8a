import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import { useEffect } from 'react';

/** Names the tab after what the page shows; undefined leaves it alone. */
export const nomearAba = (titulo: string | undefined): void => {
  if (titulo) document.title = `${titulo} · ${NOME_DO_PORTAL}`;
};

export const useTitulo = (titulo: string | undefined): void => {
  useEffect(() => nomearAba(titulo), [titulo]);
};
