import type { ErrosDeCampo } from '@portal/contracts/http/resposta';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { CAMPO_INVALIDO } from '@portal/contracts/texto/mensagens';
import type { Context, Middleware } from 'koa';
import { Refusal } from './refusal';

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** What this module needs of a contract's schema; which library made it is the contracts' matter. */
export interface BodySchema {
  safeParse(
    body: unknown,
    params?: { error: () => string },
  ): { success: true; data: unknown } | { success: false; error: { issues: Issue[] } };
}

const TAKEN = ['json', 'urlencoded', 'multipart'];

/** Normalises JSON to what a form would have sent: numbers as text, and `pessoa[]` as a list called `pessoa`. */
const asForm = (body: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name.replace(/\[\]$/, ''),
      typeof value === 'number' ? String(value) : value,
    ]),
  );

const fieldsOf = (body: unknown): Record<string, unknown> => {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal(400);
  return asForm(body);
};

/** Messages by field, each field's first path segment; what two rules say alike is said once. */
const errosDe = (issues: readonly Issue[]): ErrosDeCampo => {
  const erros = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const campo = String(path[0] ?? '');
    erros.set(campo, [...new Set([...(erros.get(campo) ?? []), message])]);
  }
  return Object.fromEntries(erros);
};

/**
 * Parses a body with a schema. Throws 400 for what is no set of fields, 422 with the fields at fault; `extra` goes
 * along.
 */
export const parseBody = (
  schema: BodySchema,
  body: unknown,
  extra?: Record<string, unknown>,
): unknown => {
  // Where a schema has no words for a fault, the library's own would go out.
  const parsed = schema.safeParse(fieldsOf(body), { error: () => CAMPO_INVALIDO });
  if (parsed.success) return parsed.data;
  const erros = errosDe(parsed.error.issues);
  throw new Refusal(422, { msg: MENSAGENS.camposInvalidos, erros, extra });
};

/** Lets an action through only with the media types a form is sent in, whether or not it reads a field (contrato 1). */
export const checkMediaType: Middleware = async (ctx, next) => {
  if (ctx.request.length && ctx.is(TAKEN) === false) throw new Refusal(415);
  await next();
};

/**
 * Validation at the door: lets an action through only with a body that fits its schema, which is the form's own. The
 * parsed input is `ctx.state.input`: unknown fields are gone. `extra` goes along with the refusal.
 */
export const validateBody =
  (schema: BodySchema, extra?: Record<string, unknown>): Middleware =>
  async (ctx, next) => {
    ctx.state['input'] = parseBody(schema, ctx.request.body, extra);
    await next();
  };

/** A request whose body passed `validateBody` with the schema of `Input`. */
export type WithInput<Input> = Context & { state: { input: Input } };
