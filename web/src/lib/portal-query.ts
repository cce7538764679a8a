import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { ID_DADOS_DO_PORTAL } from '@portal/contracts/portal/casca';
import type { Portal } from '@portal/contracts/portal/portal';
import { queryOptions } from '@tanstack/react-query';
import { lerJson } from './ler-json';
import { temServico } from './use-online';

/** The server writes this answer into the page it serves, so that the first paint waits for no call. */
const dadosNaPagina = (): Portal | undefined => {
  if (typeof document === 'undefined') return undefined;
  const texto = document.getElementById(ID_DADOS_DO_PORTAL)?.textContent;
  if (!texto) return undefined;
  try {
    // Written by our own server from the same presenter as /api/portal.
    return JSON.parse(texto) as Portal;
  } catch {
    return undefined;
  }
};

export const portalQuery = queryOptions({
  queryKey: ['portal'],
  queryFn: ({ signal }) => lerJson<Portal>(CAMINHOS_DO_VISITANTE.portal, signal),
  initialData: dadosNaPagina,
  // A service worker gives the page as it was at the last visit: drawn at once, and asked for again.
  initialDataUpdatedAt: () => (temServico() ? 0 : undefined),
});
