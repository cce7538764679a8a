import { caminhoDe, isLeitura, type Pedir } from './pedir';

const LISTA = /^\/content-manager\/collection-types\/([^/]+)$/;
/** Under which Strapi keeps a list's order and filters, for whoever signs in at this browser. */
const LEMBRADA = 'STRAPI_LIST_VIEW_SETTINGS:';
const RECUSADAS: readonly number[] = [400, 403];

/**
 * Decorator: an order or a filter that the portal refuses is forgotten. Strapi asks for it again at each visit, of whoever
 * comes after at the same browser too, who may read less, and shows a list that failed nothing to change it with.
 */
export const comListas =
  (pedir: Pedir): Pedir =>
  async (url, opcoes) => {
    const resposta = await pedir(url, opcoes);
    const uid = LISTA.exec(caminhoDe(url)?.pathname ?? '')?.[1];
    const escolhida = /[?&](sort|filters)\b/.test(location.search);
    if (
      uid !== undefined &&
      escolhida &&
      isLeitura(opcoes) &&
      RECUSADAS.includes(resposta.status) &&
      location.pathname.endsWith(`/collection-types/${uid}`)
    ) {
      for (const chave of Object.keys(localStorage))
        if (chave.startsWith(`${LEMBRADA}${uid}`)) localStorage.removeItem(chave);
      location.replace(location.pathname);
    }
    return resposta;
  };
