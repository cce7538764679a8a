import type { Caixa, TotaisDoMes } from '@portal/contracts/caixa/caixa';
import type { Mes } from '@portal/contracts/caixa/mes';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { queryOptions } from '@tanstack/react-query';
import { lerPrivado } from '../../lib/http';
import { comSessao } from '../../session/com-sessao';
import { PRIVADO } from '../../session/renovar-sessao';

/** Everything read of the cash book lies below this key. */
export const CAIXA = [PRIVADO, 'caixa'] as const;

/** Other administrators record too. */
const VIVA = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const caixaQuery = (mes: Mes) =>
  queryOptions({
    ...VIVA,
    queryKey: [...CAIXA, mes] as const,
    queryFn: (contexto) =>
      comSessao(contexto, () => lerPrivado<Caixa>(`${CAMINHOS.caixa}?mes=${mes}`, contexto.signal)),
  });

export const mesesQuery = queryOptions({
  ...VIVA,
  queryKey: [...CAIXA, 'meses'] as const,
  queryFn: (contexto) =>
    comSessao(contexto, () => lerPrivado<TotaisDoMes[]>(CAMINHOS.caixaMeses, contexto.signal)),
});
