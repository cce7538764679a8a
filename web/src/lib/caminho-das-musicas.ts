import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { MUSICAS_POR_PAGINA_MAXIMO } from '@portal/contracts/musica/listagem';
import { BUSCA_MAXIMA } from '@portal/contracts/radio/listagem';

/** Address of a page, counted from 1, of the songs, or of those that a text finds: most portals have no more than one. */
export const caminhoDasMusicas = (pagina: number, procurado = ''): string => {
  const busca = procurado.trim().slice(0, BUSCA_MAXIMA);
  const parametros = new URLSearchParams({
    ...{ pagina: String(pagina), limite: String(MUSICAS_POR_PAGINA_MAXIMO) },
    ...(busca !== '' && { busca }),
  });
  return `${CAMINHOS_DO_VISITANTE.musicas}?${parametros.toString()}`;
};
