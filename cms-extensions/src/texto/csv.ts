/** What a spreadsheet would take for a formula, in ASCII and in full width (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Excel takes a file for UTF-8 only with this in front. */
export const CSV_INICIO = '\uFEFF';
export const CSV_TIPO = 'text/csv; charset=utf-8';

/** What ends a line of somebody else's file, the longest first: put together from two programs', it has more than one. */
export const FINS_DE_LINHA: string[] = ['\r\n', '\n', '\r'];

/** Money keeps its two decimals (contrato 1). */
export interface EmReais {
  reais: number;
}
type Celula = string | number | EmReais;

const celula = (valor: Celula): string => {
  if (typeof valor === 'object') return valor.reais.toFixed(2).replace('.', ',');
  if (typeof valor === 'number') return String(valor).replace('.', ',');
  const texto = FORMULA.test(valor) ? `'${valor}` : valor;
  return `"${texto.replaceAll('"', '""')}"`;
};

/**
 * A line as Brazilian Excel opens it: `;` between cells, a comma in numbers, and no text that could run as a formula
 * (docs/seguranca.md).
 */
export const csvLinha = (celulas: readonly Celula[]): string =>
  `${celulas.map(celula).join(';')}\r\n`;

/** What a cell was before `csvLinha` kept it from running as a formula. */
export const semNeutro = (celula: string): string =>
  celula.startsWith("'") && FORMULA.test(celula.slice(1)) ? celula.slice(1) : celula;
