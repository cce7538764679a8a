import type { CantorNome } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Preco } from '@portal/contracts/preco/preco';
import { queryOptions } from '@tanstack/react-query';
import { lerJson } from '../../lib/ler-json';

/** What each type and period costs. */
export const precosQuery = queryOptions({
  queryKey: ['precos'],
  queryFn: ({ signal }) => lerJson<Preco[]>(CAMINHOS.precos, signal),
});

/** The singers a song can be of, by name. */
export const cantoresNomesQuery = queryOptions({
  queryKey: ['cantores', 'nomes'],
  queryFn: ({ signal }) => lerJson<CantorNome[]>(CAMINHOS.cantoresNomes, signal),
});
