import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { lerJson } from '../../lib/ler-json';

const LISTAS = ['cantores', 'lista'];

/** Every singer, most played first (contrato 3). */
export const cantoresQuery = queryOptions({
  queryKey: [...LISTAS, 'todos'],
  queryFn: ({ signal }) => lerJson<Cantor[]>(CAMINHOS_DO_VISITANTE.cantores, signal),
});

/** Singers on the first page. */
export const NA_HOME = 4;

export const emAltaQuery = queryOptions({
  queryKey: [...LISTAS, 'em alta'],
  queryFn: ({ signal }) =>
    lerJson<Cantor[]>(`${CAMINHOS_DO_VISITANTE.cantores}?pagina=1&limite=${NA_HOME}`, signal),
});

export const cantorQuery = (id: string) =>
  queryOptions({
    queryKey: ['cantores', 'um', id],
    queryFn: ({ signal }) => lerJson<Cantor>(CAMINHOS_DO_VISITANTE.cantor(id), signal),
  });

/** A singer already read in some list, shown at once while the own answer is on its way. */
export const cantorDaLista = (queryClient: QueryClient, id: string): Cantor | undefined =>
  queryClient
    .getQueriesData<Cantor[]>({ queryKey: LISTAS })
    .flatMap(([, cantores]) => cantores ?? [])
    .find((cantor) => cantor.id === id);
