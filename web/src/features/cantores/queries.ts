import { queryOptions } from '@tanstack/react-query';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { lerJson } from '../../lib/ler-json';

/** Every singer, most played first (contrato 3). */
export const cantoresQuery = queryOptions({
  queryKey: ['cantores', 'todos'],
  queryFn: ({ signal }) => lerJson<Cantor[]>(CAMINHOS.cantores, signal),
});

export const cantorQuery = (id: string) =>
  queryOptions({
    queryKey: ['cantores', 'um', id],
    queryFn: ({ signal }) => lerJson<Cantor>(CAMINHOS.cantor(id), signal),
  });
