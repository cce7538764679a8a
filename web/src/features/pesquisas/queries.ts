import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Radio } from '@portal/contracts/radio/radio';
import { queryOptions } from '@tanstack/react-query';
import { lerJson } from '../../lib/ler-json';

/** Every web radio one can vote for, by name (especificação 7). */
export const nomesDasRadiosQuery = queryOptions({
  queryKey: ['radios', 'nomes'],
  queryFn: ({ signal }) =>
    lerJson<Pick<Radio, 'id' | 'nome_radio'>[]>(CAMINHOS.radiosNomes, signal),
});
