import {
  CANTORES_DE_CADA_VEZ,
  CANTORES_POR_PAGINA_MAXIMO,
  type Cantor,
} from '@portal/contracts/cantor/cantor';
import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { BUSCA_MAXIMA } from '@portal/contracts/radio/listagem';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { lerJson, paginasDesenhadas } from '../../lib/ler-json';
import { semRepetidos } from '../../lib/sem-repetidos';
import { emAltaQuery } from './em-alta-query';

/** A search shows whom it found at once, as far as a page goes (especificação 5). */
const porPagina = (busca: string): number =>
  busca === '' ? CANTORES_DE_CADA_VEZ : CANTORES_POR_PAGINA_MAXIMO;

/** Address of a page, counted from 1, of the ranking, or of whom a text finds. */
export const caminhoDoRanking = (pagina: number, procurado = ''): string => {
  const busca = procurado.trim().slice(0, BUSCA_MAXIMA);
  const parametros = new URLSearchParams({
    ...{ pagina: String(pagina), limite: String(porPagina(busca)) },
    ...(busca !== '' && { busca }),
  });
  return `${CAMINHOS_DO_VISITANTE.cantores}?${parametros.toString()}`;
};

const LISTAS = ['cantores', 'lista'];

/** Singers most played first, a page at a time, or those that a text finds. */
export const rankingQuery = (busca: string) =>
  infiniteQueryOptions({
    queryKey: [...LISTAS, caminhoDoRanking(1, busca)],
    queryFn: ({ pageParam, signal }) =>
      lerJson<Cantor[]>(caminhoDoRanking(pageParam, busca), signal),
    initialPageParam: 1,
    initialData: () => paginasDesenhadas<Cantor>(caminhoDoRanking(1, busca)),
    getNextPageParam: (ultima: Cantor[], paginas: Cantor[][]) =>
      ultima.length === porPagina(busca.trim()) ? paginas.length + 1 : undefined,
    // Who was played meanwhile may have moved to the next page.
    select: ({ pages }: InfiniteData<Cantor[]>) => semRepetidos(pages.flat()),
    placeholderData: keepPreviousData,
  });

export const cantorQuery = (id: string) =>
  queryOptions({
    queryKey: ['cantores', 'um', id],
    queryFn: ({ signal }) => lerJson<Cantor>(CAMINHOS_DO_VISITANTE.cantor(id), signal),
  });

/** A singer already read in some list, shown at once while the own answer is on its way. */
export const cantorDaLista = (queryClient: QueryClient, id: string): Cantor | undefined =>
  queryClient
    .getQueriesData<InfiniteData<Cantor[]>>({ queryKey: LISTAS })
    .flatMap(([, dados]) => dados?.pages.flat() ?? [])
    .concat(queryClient.getQueryData(emAltaQuery.queryKey) ?? [])
    .find((cantor) => cantor.id === id);
