import { queryOptions } from '@tanstack/react-query';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { lerJson } from '../../lib/ler-json';

/** Singers on the first page. */
export const NA_HOME = 4;

export const emAltaQuery = queryOptions({
  queryKey: ['cantores', 'em alta'],
  queryFn: ({ signal }) =>
    lerJson<Cantor[]>(`${CAMINHOS_DO_VISITANTE.cantores}?pagina=1&limite=${NA_HOME}`, signal),
});
