import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { MUSICAS_POR_PAGINA_MAXIMO } from '@portal/contracts/musica/listagem';
import type { MusicaTocada } from '@portal/contracts/musica/musica';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';
import { caminhoDasMusicas } from '../../lib/caminho-das-musicas';
import { lerJson } from '../../lib/ler-json';
import { semRepetidos } from '../../lib/sem-repetidos';

/** Songs on the first page. */
const NA_HOME = 6;

export const maisTocadasQuery = queryOptions({
  queryKey: ['musicas', 'mais tocadas'],
  queryFn: ({ signal }) =>
    lerJson<MusicaTocada[]>(`${CAMINHOS_DO_VISITANTE.musicas}?pagina=1&limite=${NA_HOME}`, signal),
});

/** Songs most played first, a page at a time, or those that a text finds. */
export const musicasQuery = (busca: string) =>
  infiniteQueryOptions({
    queryKey: ['musicas', 'lista', caminhoDasMusicas(1, busca)],
    queryFn: ({ pageParam, signal }) =>
      lerJson<MusicaTocada[]>(caminhoDasMusicas(pageParam, busca), signal),
    initialPageParam: 1,
    getNextPageParam: (ultima: MusicaTocada[], paginas: MusicaTocada[][]) =>
      ultima.length === MUSICAS_POR_PAGINA_MAXIMO ? paginas.length + 1 : undefined,
    // What was played meanwhile may have moved to the next page.
    select: ({ pages }: InfiniteData<MusicaTocada[]>) => semRepetidos(pages.flat()),
    placeholderData: keepPreviousData,
  });
