import type { Indicadores } from '@portal/contracts/monitoramento/indicadores';
import { umaVez } from '@portal/contracts/uma-vez';
import { emNumero, plural } from '../../lib/por-extenso';

export type Mes = Indicadores['acessosMensais'][number];

const curto = umaVez(() => new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' }));
const longo = umaVez(() => new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' }));

const dataDe = (anomes: string): Date => {
  const [mes = '01', ano = '1970'] = anomes.split('-');
  return new Date(Date.UTC(Number(ano), Number(mes) - 1, 1));
};

/** `11-2026` under a column: `nov`. */
export const mesCurto = (anomes: string): string => curto().format(dataDe(anomes)).replace('.', '');

/** `11-2026` alone: `novembro`. */
const nomeDoMes = (anomes: string): string => longo().format(dataDe(anomes));

/** `11-2026` in words: `novembro de 2026`. */
export const mesPorExtenso = (anomes: string): string =>
  `${nomeDoMes(anomes)} de ${anomes.slice(-4)}`;

/** `1 acesso`, `1.234 acessos`. */
export const acessos = (total: number): string => plural(total, 'acesso', 'acessos');

/** How the last month stands against the one before, in words; null when there is nothing to compare with. */
export const variacao = (meses: readonly Mes[]): string | null => {
  const [anterior, atual] = meses.slice(-2);
  if (!anterior || !atual || anterior.total_acessos === 0) return null;
  const parte = Math.round((atual.total_acessos / anterior.total_acessos - 1) * 100);
  const sinal = parte > 0 ? '+' : parte < 0 ? '−' : '';
  return `${sinal}${emNumero(Math.abs(parte))}% sobre ${nomeDoMes(anterior.anomes)}`;
};
