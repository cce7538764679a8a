import type { ResultadoDaBusca } from '@portal/contracts/busca/busca';
import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { BUSCA_MAXIMA } from '@portal/contracts/radio/listagem';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lerJson } from '../../lib/ler-json';

/** Everything that answers a text; what was found before stays while the next answer is on its way. */
export const buscaQuery = (texto: string) => {
  const q = texto.trim().slice(0, BUSCA_MAXIMA);
  return queryOptions({
    queryKey: ['busca', q],
    queryFn: ({ signal }) =>
      lerJson<ResultadoDaBusca>(
        `${CAMINHOS_DO_VISITANTE.busca}?${new URLSearchParams({ q })}`,
        signal,
      ),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
};
