import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { BUSCA_MAXIMA, RADIOS_POR_PAGINA } from '@portal/contracts/radio/listagem';
import type { Radio } from '@portal/contracts/radio/radio';
import { lerJson } from '../../lib/ler-json';
import { comTag, SEM_FILTRO, type FiltroRadios } from './filtro';

/** Address of a page of the list, counted from 1. */
export const caminhoDaLista = (pagina: number): string =>
  `${CAMINHOS.radios}?pagina=${pagina}&limite=${RADIOS_POR_PAGINA}`;

const lista = async (
  { busca, tag }: FiltroRadios,
  pagina: number,
  signal: AbortSignal,
): Promise<Radio[]> => {
  if (busca === '' && tag === '') return lerJson<Radio[]>(caminhoDaLista(pagina), signal);
  const parametros = busca === '' ? '' : `?${new URLSearchParams({ busca })}`;
  const achadas = await lerJson<Radio[]>(`${CAMINHOS.radios}${parametros}`, signal);
  return tag === '' ? achadas : comTag(achadas, tag);
};

/** Radios of the pages read so far; one that moved to the next page meanwhile is not shown twice. */
const semRepetidas = (paginas: readonly Radio[][]): Radio[] => [
  ...new Map(paginas.flat().map((radio) => [radio.id, radio])).values(),
];

/**
 * The list, ten at a time; a search or a tag switches paging off (especificação 5). Its key is the filter, so a late
 * answer never takes another's place.
 */
export const radiosQuery = (filtro: FiltroRadios = SEM_FILTRO) => {
  const busca = filtro.busca.trim().slice(0, BUSCA_MAXIMA);
  const paginada = busca === '' && filtro.tag === '';
  return infiniteQueryOptions({
    queryKey: ['radios', 'lista', { busca, tag: filtro.tag }],
    queryFn: ({ pageParam, signal }) => lista({ busca, tag: filtro.tag }, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (ultima: Radio[], paginas: Radio[][]) =>
      paginada && ultima.length === RADIOS_POR_PAGINA ? paginas.length + 1 : undefined,
    select: ({ pages }: InfiniteData<Radio[]>) => semRepetidas(pages),
    placeholderData: keepPreviousData,
  });
};

export const radioQuery = (id: string) =>
  queryOptions({
    queryKey: ['radios', 'uma', id],
    queryFn: ({ signal }) => lerJson<Radio>(CAMINHOS.radio(id), signal),
  });

/** A radio already read in some list, shown at once while its own answer is on its way. */
export const radioDaLista = (queryClient: QueryClient, id: string): Radio | undefined =>
  queryClient
    .getQueriesData<InfiniteData<Radio[]>>({ queryKey: ['radios', 'lista'] })
    .flatMap(([, dados]) => dados?.pages.flat() ?? [])
    .find((radio) => radio.id === id);
