import type { PesquisaResumida } from '@portal/contracts/pesquisa/resultados';
import { FUSO } from '@portal/contracts/tempo/datas';

const comHora = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO,
  dateStyle: 'short',
  timeStyle: 'short',
});
const formato = new Intl.NumberFormat('pt-BR');

/** An instant as people read it: `21/11/2026, 14:03`. */
export const quando = (iso: string | null): string =>
  iso === null ? '' : comHora.format(new Date(iso));

export const numero = (valor: number): string => formato.format(valor);

/** `1 voto`, `1.234 votos`. */
export const votos = (total: number): string =>
  `${numero(total)} ${total === 1 ? 'voto' : 'votos'}`;

/** An option's part of all votes: `12,5%`. */
export const parte = (total: number, todos: number): string =>
  todos === 0
    ? '0%'
    : new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 }).format(
        total / todos,
      );

export const ROTULO_DA_SITUACAO: Record<PesquisaResumida['situacao'], string> = {
  antes: 'Ainda não começou',
  aberta: 'Aberta',
  encerrada: 'Encerrada',
};

/** When a survey takes answers, in words. */
export const periodo = ({
  abre_em,
  fecha_em,
}: Pick<PesquisaResumida, 'abre_em' | 'fecha_em'>): string => {
  if (abre_em === null && fecha_em === null) return 'sem datas de abertura e encerramento';
  if (fecha_em === null) return `desde ${quando(abre_em)}, sem data de encerramento`;
  if (abre_em === null) return `até ${quando(fecha_em)}`;
  return `de ${quando(abre_em)} a ${quando(fecha_em)}`;
};
