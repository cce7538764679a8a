import { isBad } from './outcome.mjs';

const BASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const HEAD = ['Falta', 'Banco', 'Pedidos', 'Falhos', 'Silenciosos', 'Perdidos', 'O que se viu'];

const cells = (row) => {
  if (row.notRun !== null)
    return [row.fault, BASES[row.kind], '—', '—', '—', '—', `não rodou aqui: ${row.notRun}`];
  const seen = [...row.notes, ...row.deviations.map((text) => `**${text}**`)].join('; ');
  const numbers = [row.requests, row.failed, row.silent, row.lost.length].map((n) =>
    n.toLocaleString('pt-BR'),
  );
  return [row.fault, BASES[row.kind], ...numbers, seen.replaceAll('|', '\\|') || '—'];
};

const line = (values) => `| ${values.join(' | ')} |`;

/** The outcomes as a Markdown table, as docs/operacao.md shows it. */
export const tableOf = (rows) =>
  [line(HEAD), line(HEAD.map(() => '---')), ...rows.map((row) => line(cells(row)))].join('\n');

/** What is wrong, a line each, for the person at the keyboard; empty when nothing is. */
export const faultsOf = (rows) =>
  rows
    .filter(isBad)
    .flatMap((row) => [
      `${row.fault} (${BASES[row.kind]}):`,
      ...row.lost.slice(0, 10).map((text) => `  confirmado e perdido: ${text}`),
      ...(row.lost.length > 10 ? [`  e mais ${row.lost.length - 10}`] : []),
      ...(row.silent > 0
        ? [
            `  ${row.silent} respostas falhas sem linha no registro${row.silentWhere ? `: ${row.silentWhere}` : ''}`,
          ]
        : []),
      ...row.deviations.map((text) => `  ${text}`),
    ]);
