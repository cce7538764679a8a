import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { MUSICAS_POR_PAGINA_MAXIMO, type MusicaTocada } from '@portal/contracts/musica/musica';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';
import { BUSCA_MAXIMA } from '@portal/contracts/radio/listagem';
import { lerJson } from '../../lib/ler-json';
import { semRepetidos } from '../../lib/sem-repetidos';

/** Songs on the first page. */
const NA_HOME = 6;

export const maisTocadasQuery = queryOptions({
  queryKey: ['musicas', 'mais tocadas'],
  queryFn: ({ signal }) =>
    lerJson<MusicaTocada[]>(`${CAMINHOS_DO_VISITANTE.musicas}?pagina=1&limite=${NA_HOME}`, signal),
});

/** Songs of a page of the list: most portals have no more. */
const POR_PAGINA = MUSICAS_POR_PAGINA_MAXIMO;

/** Address of a page of the list, counted from 1. */
export const caminhoDasMusicas = (pagina: number, busca = ''): string =>
  `${CAMINHOS_DO_VISITANTE.musicas}?${new URLSearchParams({
    ...{ pagina: String(pagina), limite: String(POR_PAGINA) },
    ...(busca !== '' && { busca }),
  }).toString()}`;

/** Songs most played first, a page at a time, or those that a text finds. */
export const musicasQuery = (digitado: string) => {
  const busca = digitado.trim().slice(0, BUSCA_MAXIMA);
  return infiniteQueryOptions({
    queryKey: ['musicas', 'lista', busca],
    queryFn: ({ pageParam, signal }) =>
      lerJson<MusicaTocada[]>(caminhoDasMusicas(pageParam, busca), signal),
    initialPageParam: 1,
    getNextPageParam: (ultima: MusicaTocada[], paginas: MusicaTocada[][]) =>
      ultima.length === POR_PAGINA ? paginas.length + 1 : undefined,
    // What was played meanwhile may have moved to the next page.
    select: ({ pages }: InfiniteData<MusicaTocada[]>) => semRepetidos(pages),
    placeholderData: keepPreviousData,
  });
};
