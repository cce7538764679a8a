import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { NoAr, NoArDaRadio, NoArDeTodas } from '@portal/contracts/no-ar/no-ar';
import { NO_AR_INTERVALO_MS } from '@portal/contracts/no-ar/tempos';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { lerJson } from './ler-json';

/** What sounds now, by the radio's id: one small read, again every 20 s while the page can be seen (contrato 9). */
export const noArQuery = () =>
  queryOptions({
    queryKey: ['no-ar'],
    queryFn: ({ signal }) => lerJson<NoArDeTodas>(CAMINHOS_DO_VISITANTE.noAr, signal),
    refetchInterval: NO_AR_INTERVALO_MS,
    staleTime: NO_AR_INTERVALO_MS,
  });

/** What is known of one radio, from the read they all share; undefined before it came. */
export const useNoAr = (id: string): NoAr | undefined =>
  useQuery({ ...noArQuery(), select: (todas) => todas[id] }).data;

/** One radio's own read, with its format and last titles. */
export const noArDaRadioQuery = (id: string) =>
  queryOptions({
    queryKey: ['no-ar', id],
    queryFn: ({ signal }) => lerJson<NoArDaRadio>(CAMINHOS_DO_VISITANTE.noArDaRadio(id), signal),
    refetchInterval: NO_AR_INTERVALO_MS,
    staleTime: NO_AR_INTERVALO_MS,
  });
