import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Context } from 'koa';
import type { Flash } from './flash';
import { routedPath } from './request-path';

const HOME = '/#home';

const recoveryPage = (body: unknown): string => {
  const token =
    typeof body === 'object' && body !== null && 'token_recuperacao' in body
      ? body.token_recuperacao
      : null;
  return typeof token === 'string' && /^[\w-]{1,128}$/.test(token)
    ? `${CAMINHOS.recuperacao}/${token}`
    : CAMINHOS.login;
};

/** The page of each form: a refused form goes back to it (contrato 1). */
const FORMS: readonly (readonly [string, (body: unknown) => string])[] = [
  [CAMINHOS.salvarUsuario, () => CAMINHOS.novoUsuario],
  [CAMINHOS.login, () => CAMINHOS.login],
  [CAMINHOS.recuperacaoMail, () => CAMINHOS.login],
  [CAMINHOS.recuperacao, recoveryPage],
  [CAMINHOS.salvarAnuncio, () => CAMINHOS.novoAnuncio],
  ['/anuncios/formularioPesquisa', () => HOME],
];

const PAGES = new Map(FORMS.map(([form, page]) => [routedPath(form), page]));

/** Whether a form was sent by the browser itself, not by a script: its answer is then a page (contrato 1). */
export const isClassicForm = (ctx: Context): boolean =>
  ctx.method === 'POST' &&
  PAGES.has(routedPath(ctx.path)) &&
  ctx.get('X-Requested-With').toLowerCase() !== 'xmlhttprequest' &&
  ctx.accepts('json', 'html') === 'html';

/** The page a refused form goes back to. */
export const pageOfForm = (ctx: Context): string =>
  (PAGES.get(routedPath(ctx.path)) ?? (() => HOME))(ctx.request.body);

/**
 * The message of a refused form for the next page, where field errors have no field to stand under. `dialogo`: the
 * form's own message for them.
 */
export const wordsOf = (
  msg: string,
  erros: Record<string, string[]> = {},
  dialogo?: string,
): Flash => {
  const all = [...new Set(Object.values(erros).flat())];
  return { status: 0, msg: all.length > 0 ? (dialogo ?? all.join(' ')) : msg };
};
