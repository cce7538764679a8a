import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { Desempenho } from '@portal/contracts/monitoramento/desempenho';
import { dataPorExtenso } from '@portal/contracts/tempo/datas';
import { umaVez } from '@portal/contracts/uma-vez';
import { plural } from '../../lib/por-extenso';

const porcentagem = umaVez(
  () => new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 }),
);

/** Clicks by view, in words; without views there is none. */
export const ctrPorExtenso = (ctr: number | null): string =>
  ctr === null ? '—' : porcentagem().format(ctr);

/** Days still to come, in words; only an ad that runs has any. */
export const diasPorExtenso = ({
  status,
  dias_restantes: dias,
}: Pick<Desempenho, 'status' | 'dias_restantes'>): string => {
  if (dias === 0 || status === AnuncioStatus.Reembolsado) return 'Encerrado';
  if (status !== AnuncioStatus.Ativo) return '—';
  return dias === null ? 'Ainda não começou' : plural(dias, 'dia', 'dias');
};

/** Most labels that have room under the columns of a chart. */
const ROTULOS = 6;

/** `21/11` under some of the days, so that they never run into one another. */
export const rotulosDosDias = (dias: readonly string[]): string[] => {
  const passo = Math.max(1, Math.ceil(dias.length / ROTULOS));
  return dias.map((dia, i) => (i % passo === 0 ? dataPorExtenso(dia).slice(0, 5) : ''));
};
