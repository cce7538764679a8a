import { VALOR_OCULTO } from '@portal/contracts/registro/registro';
import { dobrar } from '@portal/contracts/texto/dobrar';

/** Values by the names of what they belong to. */
export type Valores = Readonly<Record<string, unknown>>;

/** Names of what is never kept, also inside of other values: whole, or as a part of a longer name. */
const OCULTOS =
  /senha|passw|secret|segredo|token|hash|resumo_da|digest|cookie|session|sessao_id|encrypted|key$|chave_(secreta|privada)|codigo_(de_)?acesso|codigos?_de_recuperacao|totp|otpauth/i;

/** Longest text that is kept of one value; the rest is told by its length. */
const TEXTO_MAXIMO = 4000;
/** Most entries that are kept of one list, and levels below a value. */
const LISTA_MAXIMA = 50;
const FUNDO_MAXIMO = 6;

const cortar = (texto: string): string =>
  texto.length <= TEXTO_MAXIMO
    ? texto
    : `${texto.slice(0, TEXTO_MAXIMO)}… (${texto.length} caracteres)`;

const isVazio = (valor: unknown): boolean =>
  valor === null ||
  valor === undefined ||
  valor === '' ||
  (Array.isArray(valor) && valor.length === 0);

/** A value as it is kept: plain JSON, without NUL (PostgreSQL keeps none), secrets or endless texts. */
const guardavel = (valor: unknown, fundo = 0): unknown => {
  if (valor instanceof Date) return Number.isNaN(valor.getTime()) ? null : valor.toISOString();
  if (typeof valor === 'string') return cortar(valor.replaceAll('\u0000', '').toWellFormed());
  if (typeof valor === 'bigint') return String(valor);
  if (typeof valor === 'number' || typeof valor === 'boolean') return valor;
  if (typeof valor !== 'object' || valor === null) return null;
  if (fundo === FUNDO_MAXIMO) return '…';
  if (Array.isArray(valor))
    return valor.slice(0, LISTA_MAXIMA).map((um: unknown) => guardavel(um, fundo + 1));
  return mascarar(valor as Valores, fundo + 1); // any other object is its own keys
};

/** Values fit to be kept for ever: what a name in `OCULTOS` belongs to only says that it was there. */
export const mascarar = (valores: Valores, fundo = 0): Valores =>
  Object.fromEntries(
    Object.entries(valores).map(([nome, valor]) => [
      nome,
      OCULTOS.test(nome) && !isVazio(valor) ? VALOR_OCULTO : guardavel(valor, fundo),
    ]),
  );

/** Normal form, so that two ways to store one value compare as equal. */
const igualavel = (valor: unknown): string => {
  if (isVazio(valor)) return '';
  if (valor instanceof Date) return valor.toISOString();
  if (typeof valor === 'boolean') return String(Number(valor));
  return typeof valor === 'string' ? valor : JSON.stringify(valor);
};

/** What two states of one thing differ in: the changed names on both sides, and nothing else. */
export const mudancas = (
  antes: Valores | null,
  depois: Valores | null,
): { antes: Valores | null; depois: Valores | null } => {
  const nomes = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])].filter(
    (nome) => igualavel(antes?.[nome]) !== igualavel(depois?.[nome]),
  );
  const so = (valores: Valores | null): Valores | null =>
    valores && Object.fromEntries(nomes.map((nome) => [nome, valores[nome] ?? null]));
  return { antes: so(antes), depois: so(depois) };
};

/** The longest text of a row that a search reads: an index of PostgreSQL holds no more than a page's third. */
const PROCURADO_MAXIMO = 600;

/** Cuts to a number of characters, never through one. */
export const caber = (texto: string, maximo: number): string =>
  Array.from(texto.replaceAll('\u0000', '').toWellFormed()).slice(0, maximo).join('');

/** What a search reads of a row: folded words of who, what and whom. */
export const procurado = (...partes: readonly (string | null)[]): string =>
  caber(dobrar(partes.join(' ')), PROCURADO_MAXIMO);
