import type { Middleware } from 'koa';
import { emPortugues } from './panel-phrases';

interface Falha {
  error: { name?: unknown; message: string; details?: unknown };
}

const isFalha = (corpo: unknown): corpo is Falha =>
  typeof corpo === 'object' &&
  corpo !== null &&
  'error' in corpo &&
  typeof corpo.error === 'object' &&
  corpo.error !== null &&
  'message' in corpo.error &&
  typeof corpo.error.message === 'string';

interface PorCampo {
  errors: { path?: unknown; message?: unknown }[];
}

const isPorCampo = (detalhes: unknown): detalhes is PorCampo =>
  typeof detalhes === 'object' &&
  detalhes !== null &&
  'errors' in detalhes &&
  Array.isArray(detalhes.errors);

/** Of a profile the panel is told in another form than it reads: `{currentPassword: ['Invalid credentials']}`. */
const porCampo = (detalhes: unknown): PorCampo['errors'] =>
  Object.entries((detalhes ?? {}) as Record<string, unknown>).flatMap(([campo, motivos]) =>
    Array.isArray(motivos) && typeof motivos[0] === 'string'
      ? [{ path: [campo], message: motivos[0] }]
      : [],
  );

const SENHA_DE_AGORA = 'Esta não é a sua senha de agora.';

const traduzir = ({ error }: Falha): void => {
  const { message, details } = error;
  if (message === 'ValidationError' && !isPorCampo(details))
    Object.assign(error, { name: message, details: { errors: porCampo(details) } });
  if (isPorCampo(error.details))
    for (const um of error.details.errors)
      if (String(um.path) === 'currentPassword') um.message = SENHA_DE_AGORA;
      else if (typeof um.message === 'string') um.message = emPortugues(um.message);
  error.message = emPortugues(message);
};

/** Puts into Portuguese what Strapi's admin API refuses with, for the panel shows it as it comes. */
export const panelWords: Middleware = async (ctx, next) => {
  await next();
  if (ctx.state['rotaDoStrapi'] === true && isFalha(ctx.body)) traduzir(ctx.body);
};
