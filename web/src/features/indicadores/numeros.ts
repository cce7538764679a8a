import type { Indicadores } from '@portal/contracts/monitoramento/indicadores';

export type Mes = Indicadores['acessosMensais'][number];

const formato = new Intl.NumberFormat('pt-BR');
const curto = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });
const longo = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });

/** `1234` as people read it: `1.234`. */
export const numero = (valor: number): string => formato.format(valor);

const dataDe = (anomes: string): Date => {
  const [mes = '01', ano = '1970'] = anomes.split('-');
  return new Date(Date.UTC(Number(ano), Number(mes) - 1, 1));
};

/** `11-2026` under a column: `nov`. */
export const mesCurto = (anomes: string): string => curto.format(dataDe(anomes)).replace('.', '');

/** `11-2026` alone: `novembro`. */
export const nomeDoMes = (anomes: string): string => longo.format(dataDe(anomes));

/** `11-2026` in words: `novembro de 2026`. */
export const mesPorExtenso = (anomes: string): string =>
  `${nomeDoMes(anomes)} de ${anomes.slice(-4)}`;

/** `1 acesso`, `1.234 acessos`. */
export const acessos = (total: number): string =>
  `${numero(total)} ${total === 1 ? 'acesso' : 'acessos'}`;

/** How the last month stands against the one before, in words; null when there is nothing to compare with. */
export const variacao = (meses: readonly Mes[]): string | null => {
  const [anterior, atual] = meses.slice(-2);
  if (!anterior || !atual || anterior.total_acessos === 0) return null;
  const parte = Math.round((atual.total_acessos / anterior.total_acessos - 1) * 100);
  const sinal = parte > 0 ? '+' : parte < 0 ? '−' : '';
  return `${sinal}${numero(Math.abs(parte))}% sobre ${nomeDoMes(anterior.anomes)}`;
};
