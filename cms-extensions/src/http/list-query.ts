import { DIA_MS } from '@portal/contracts/tempo/datas';
import type { Context } from 'koa';
import {
  BadQuery,
  parseChoice,
  parseListQuery,
  parseQuery,
  parseValue,
  type ListQuery,
} from './cached-reads/query';
import { Refusal } from './refusal';

const orRefuse = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadQuery)
      throw new Refusal(400, { msg: error.message, erros: error.erros });
    throw error;
  }
};

/** `?pagina&limite&busca` of a list that is paged when asked: `limite` is null otherwise. Throws 400. */
export const optionalListQueryOf = (ctx: Context, perPage: number, most: number): ListQuery =>
  orRefuse(() => parseListQuery(ctx.querystring, perPage, most));

/** `?pagina&limite&busca` of a list that is always paged. Throws 400. */
export const listQueryOf = (
  ctx: Context,
  perPage: number,
  most: number,
): ListQuery & { limite: number } => {
  const query = optionalListQueryOf(ctx, perPage, most);
  return { ...query, limite: query.limite ?? perPage };
};

/** What a list is narrowed or ordered by, one of these values; null when not asked. Throws 400. */
export const choiceOf = <T extends string>(
  ctx: Context,
  name: string,
  choices: readonly T[],
): T | null => orRefuse(() => parseChoice(ctx.querystring, name, choices));

/** The one value of a parameter; null when it is not sent. Throws 400. */
export const valueOf = (ctx: Context, name: string): string | null =>
  orRefuse(() => parseValue(ctx.querystring, name));

/** Whether the answer is wanted as a file for spreadsheets: `?formato=csv`. Throws 400. */
export const wantsCsv = (ctx: Context): boolean =>
  orRefuse(() => parseQuery(ctx.querystring).get('formato')?.[0] === 'csv');

/** São Paulo has had this offset all the year since 2019, before anything a list tells of was written. */
const MIDNIGHT = 'T00:00:00-03:00';

/** Node takes the 31st of February for March, and of a 13th month it makes nothing. */
const isRealDay = (day: string): boolean => {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day);
};

const momentOf = (name: string, text: string, endOfDay: boolean): number => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const instant = Date.parse(day ? text + MIDNIGHT : text);
  const written = day || /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text);
  if (!written || Number.isNaN(instant) || !isRealDay(text.slice(0, 10)))
    throw new BadQuery({ [name]: ['Informe uma data válida, como 2026-01-31.'] });
  return endOfDay && day ? instant + DIA_MS : instant;
};

/**
 * `?de&ate`: days of São Paulo, both of them in the stretch (contrato 1), or ISO instants; in ms, `ate` being the first
 * that is not in it, null where not asked. Throws 400.
 */
export const periodOf = (ctx: Context): { de: number | null; ate: number | null } =>
  orRefuse(() => {
    const params = parseQuery(ctx.querystring);
    const read = (name: string, endOfDay: boolean): number | null => {
      const [text, ...others] = params.get(name) ?? [];
      if (others.length > 0) throw new BadQuery({ [name]: ['Informe um valor só.'] });
      return text === undefined || text === '' ? null : momentOf(name, text, endOfDay);
    };
    return { de: read('de', false), ate: read('ate', true) };
  });
