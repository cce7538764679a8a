import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { FiltrosDeRadio } from '@portal/contracts/radio/filtros';
import { RADIOS_POR_PAGINA } from '@portal/contracts/radio/listagem';
import type { Radio } from '@portal/contracts/radio/radio';
import { lerJson, paginasDesenhadas } from '../../lib/ler-json';
import { semRepetidos } from '../../lib/sem-repetidos';
import { consultaDaLista, isFiltrada, SEM_FILTRO, type FiltroRadios } from './consulta';

/** Address of a page of the list, counted from 1. */
export const caminhoDaLista = (pagina: number, filtro: FiltroRadios = SEM_FILTRO): string =>
  `${CAMINHOS_DO_VISITANTE.radios}?${consultaDaLista(filtro, pagina)}`;

/**
 * The list, ten at a time; what narrows it switches paging off (especificação 5). Its key is the filter, so a late answer
 * never takes another's place.
 */
export const radiosQuery = (filtro: FiltroRadios = SEM_FILTRO) =>
  infiniteQueryOptions({
    queryKey: ['radios', 'lista', consultaDaLista(filtro, 1)],
    queryFn: ({ pageParam, signal }) => lerJson<Radio[]>(caminhoDaLista(pageParam, filtro), signal),
    initialPageParam: 1,
    initialData: () => paginasDesenhadas<Radio>(caminhoDaLista(1, filtro)),
    getNextPageParam: (ultima: Radio[], paginas: Radio[][]) =>
      !isFiltrada(filtro) && ultima.length === RADIOS_POR_PAGINA ? paginas.length + 1 : undefined,
    select: ({ pages }: InfiniteData<Radio[]>) => semRepetidos(pages.flat()),
    placeholderData: keepPreviousData,
  });

/** What the list can be narrowed by. */
export const filtrosQuery = queryOptions({
  queryKey: ['radios', 'filtros'],
  queryFn: ({ signal }) => lerJson<FiltrosDeRadio>(CAMINHOS_DO_VISITANTE.radiosFiltros, signal),
});

/** Radios shown where a search found none. */
const CONSOLO = 6;

export const maisOuvidasQuery = queryOptions({
  queryKey: ['radios', 'mais ouvidas'],
  queryFn: ({ signal }) =>
    lerJson<Radio[]>(
      `${CAMINHOS_DO_VISITANTE.radios}?ordem=mais-ouvidas&pagina=1&limite=${CONSOLO}`,
      signal,
    ),
});

export const radioQuery = (id: string) =>
  queryOptions({
    queryKey: ['radios', 'uma', id],
    queryFn: ({ signal }) => lerJson<Radio>(CAMINHOS_DO_VISITANTE.radio(id), signal),
  });

/** A radio already read in some list, shown at once while its own answer is on its way. */
export const radioDaLista = (queryClient: QueryClient, id: string): Radio | undefined =>
  queryClient
    .getQueriesData<InfiniteData<Radio[]>>({ queryKey: ['radios', 'lista'] })
    .flatMap(([, dados]) => dados?.pages.flat() ?? [])
    .find((radio) => radio.id === id);
