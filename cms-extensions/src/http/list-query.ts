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
