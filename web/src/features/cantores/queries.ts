import { queryOptions } from '@tanstack/react-query';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { lerJson } from '../../lib/ler-json';

/** Every singer, most played first (contrato 3). */
export const cantoresQuery = queryOptions({
  queryKey: ['cantores', 'todos'],
  queryFn: ({ signal }) => lerJson<Cantor[]>(CAMINHOS_DO_VISITANTE.cantores, signal),
});

export const cantorQuery = (id: string) =>
  queryOptions({
    queryKey: ['cantores', 'um', id],
    queryFn: ({ signal }) => lerJson<Cantor>(CAMINHOS_DO_VISITANTE.cantor(id), signal),
  });
