import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { queryOptions } from '@tanstack/react-query';
import { lerJson } from '../../lib/ler-json';

/** Running banner ads in an order the server draws for every visit (contrato 3). */
export const aleatoriosQuery = queryOptions({
  queryKey: ['anuncios', 'aleatorios'],
  queryFn: ({ signal }) =>
    lerJson<AnuncioPublico[]>(CAMINHOS_DO_VISITANTE.anunciosAleatorios, signal),
});
