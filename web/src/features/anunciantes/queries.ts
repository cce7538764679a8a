import { queryOptions } from '@tanstack/react-query';
import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { dadosDesenhados, lerJson } from '../../lib/ler-json';

/** Every running banner ad (especificação 2.3). */
export const publicidadeQuery = queryOptions({
  queryKey: ['anuncios', 'publicidade'],
  queryFn: ({ signal }) => lerJson<AnuncioPublico[]>(CAMINHOS_DO_VISITANTE.publicidade, signal),
  initialData: () => dadosDesenhados<AnuncioPublico[]>(CAMINHOS_DO_VISITANTE.publicidade),
});
