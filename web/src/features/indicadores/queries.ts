import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import {
  INDICADORES_INTERVALO_MS,
  type Indicadores,
} from '@portal/contracts/monitoramento/indicadores';
import { queryOptions } from '@tanstack/react-query';
import { lerPrivado } from '../../lib/http';
import { lerJson } from '../../lib/ler-json';
import { comSessao } from '../../session/com-sessao';
import { PRIVADO } from '../../session/renovar-sessao';

/** Polling every minute while somebody looks: TanStack stops it on a page out of sight. */
const ENQUANTO_SE_OLHA = {
  staleTime: INDICADORES_INTERVALO_MS,
  refetchInterval: INDICADORES_INTERVALO_MS,
  refetchOnWindowFocus: true,
} as const;

export const indicadoresQuery = queryOptions({
  ...ENQUANTO_SE_OLHA,
  queryKey: [PRIVADO, 'indicadores'],
  queryFn: (contexto) =>
    comSessao(contexto, () => lerPrivado<Indicadores>(CAMINHOS.indicadores, contexto.signal)),
});

/** How many banners are on the air. */
export const bannersNoArQuery = queryOptions({
  ...ENQUANTO_SE_OLHA,
  queryKey: ['anuncios', 'quantos-no-ar'],
  queryFn: async ({ signal }) =>
    (await lerJson<AnuncioPublico[]>(CAMINHOS.publicidade, signal)).length,
});
