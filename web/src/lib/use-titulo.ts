import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import { useEffect } from 'react';

let prefixo = '';

/** What goes before the page's own name, on whatever page: the song of the moment. */
export const prefixarAba = (novo: string): void => {
  const nome = document.title.slice(prefixo.length);
  prefixo = novo;
  document.title = prefixo + nome;
};

/** Names the tab after what the page shows; undefined leaves it alone. */
export const nomearAba = (titulo: string | undefined): void => {
  if (titulo) document.title = `${prefixo}${titulo} · ${NOME_DO_PORTAL}`;
};

export const useTitulo = (titulo: string | undefined): void => {
  useEffect(() => nomearAba(titulo), [titulo]);
};
