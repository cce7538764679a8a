import { POR_GRUPO, POR_GRUPO_MAXIMO } from '@portal/contracts/busca/busca';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import {
  BUSCA_MAXIMA,
  RADIOS_POR_PAGINA,
  RADIOS_POR_PAGINA_MAXIMO,
} from '@portal/contracts/radio/listagem';

/** Longest query string any public read takes; what is longer was not sent by a form. */
const QUERY_MAXIMA = 2048;
// eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
const CONTROLE = /[\u0000-\u001f\u007f]/;

/** A query string that makes no sense (400), with what is wrong by field. */
export class BadQuery extends Error {
  constructor(readonly erros: Record<string, string[]> = {}) {
    super(MENSAGENS.pedidoInvalido);
  }
}

/** Parameters of a query string by name. Throws BadQuery on broken percent-encoding, control characters or excess length. */
export const parseQuery = (raw: string): Map<string, string[]> => {
  if (raw.length > QUERY_MAXIMA) throw new BadQuery();
  const found = new Map<string, string[]>();
  for (const pair of raw.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = decode(equals < 0 ? '' : pair.slice(equals + 1));
    // `busca[]=x` and `busca[a]=x` are repeated or nested forms of `busca`.
    const key = name.replace(/\[.*/s, '');
    found.set(key, [...(found.get(key) ?? []), ...(key === name ? [value] : [value, value])]);
  }
  return found;
};

const decode = (text: string): string => {
  const decoded = decodeOrNull(text.replaceAll('+', ' '));
  if (decoded === null || CONTROLE.test(decoded)) throw new BadQuery();
  return decoded;
};

const decodeOrNull = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Page, size and search of a list (contrato 3). `limite` is null when the answer is not paged. */
export interface ListQuery {
  pagina: number;
  limite: number | null;
  busca: string;
}

/**
 * Reads `?pagina&limite&busca`. Either of the first two turns paging on, with the first page and 10 a page for
 * the other. Throws BadQuery on anything but a single whole number in range, or a search over 100 characters.
 */
export const parseRadiosQuery = (raw: string): ListQuery =>
  parseListQuery(raw, RADIOS_POR_PAGINA, RADIOS_POR_PAGINA_MAXIMO);

/** The same for any list: `perPage` items a page unless asked otherwise, at most `most`. */
export const parseListQuery = (raw: string, perPage: number, most: number): ListQuery => {
  const params = parseQuery(raw);
  const pagina = wholeNumber(params, 'pagina', 1_000_000);
  const limite = wholeNumber(params, 'limite', most);
  const paged = pagina !== null || limite !== null;
  return {
    pagina: pagina ?? 1,
    limite: paged ? (limite ?? perPage) : null,
    busca: searchText(params),
  };
};

const single = (params: Map<string, string[]>, name: string): string | null => {
  const values = params.get(name) ?? [];
  if (values.length > 1) throw new BadQuery({ [name]: ['Informe um valor só.'] });
  return values[0] ?? null;
};

/** The one value of a parameter; null when it is not sent. Throws BadQuery. */
export const parseValue = (raw: string, name: string): string | null =>
  single(parseQuery(raw), name);

/** The one of these values a parameter has; null when it is not sent or empty, as a form sends "all". Throws BadQuery. */
export const parseChoice = <T extends string>(
  raw: string,
  name: string,
  choices: readonly T[],
): T | null => {
  const text = parseValue(raw, name) ?? '';
  if (text === '') return null;
  const chosen = choices.find((choice) => choice === text);
  if (chosen === undefined)
    throw new BadQuery({ [name]: [`Informe um destes valores: ${choices.join(', ')}.`] });
  return chosen;
};

const wholeNumber = (params: Map<string, string[]>, name: string, most: number): number | null => {
  const text = single(params, name);
  if (text === null) return null;
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) {
    throw new BadQuery({ [name]: [`Informe um número inteiro de 1 a ${most}.`] });
  }
  return value;
};

const searchText = (params: Map<string, string[]>): string => boundedText(params, 'busca');

const boundedText = (params: Map<string, string[]>, name: string): string => {
  const text = single(params, name) ?? '';
  if (Array.from(text).length > BUSCA_MAXIMA) {
    throw new BadQuery({ [name]: [`A busca deve conter até ${BUSCA_MAXIMA} caracteres.`] });
  }
  return text;
};

/** What is searched for and how many of each group: `?q&limite`. Throws BadQuery. */
export const parseSearch = (raw: string): { q: string; limite: number } => {
  const params = parseQuery(raw);
  return {
    q: boundedText(params, 'q'),
    limite: wholeNumber(params, 'limite', POR_GRUPO_MAXIMO) ?? POR_GRUPO,
  };
};
