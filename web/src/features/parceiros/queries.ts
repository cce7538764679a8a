import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { queryOptions } from '@tanstack/react-query';
import { lerJson } from '../../lib/ler-json';

/** Running banner ads in an order the server draws for every visit (contrato 3). */
export const aleatoriosQuery = queryOptions({
  queryKey: ['anuncios', 'aleatorios'],
  queryFn: ({ signal }) => lerJson<AnuncioPublico[]>(CAMINHOS.anunciosAleatorios, signal),
});
