import { queryOptions } from '@tanstack/react-query';
import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { lerJson } from '../../lib/ler-json';

/** Every running banner ad (especificação 2.3). */
export const publicidadeQuery = queryOptions({
  queryKey: ['anuncios', 'publicidade'],
  queryFn: ({ signal }) => lerJson<AnuncioPublico[]>(CAMINHOS.publicidade, signal),
});
