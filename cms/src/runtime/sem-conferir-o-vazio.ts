import Module from 'node:module';
import path from 'node:path';

interface Esquema {
  config?: unknown;
}

interface Conferencia {
  validate(dito: unknown): Promise<unknown>;
}

type Conferir = (esquema: Esquema, opcoes?: { allowUndefined?: boolean }) => Conferencia;

const NADA_A_CONFERIR: Conferencia = { validate: (dito) => Promise.resolve(dito) };

const deStrapi = Module.createRequire(require.resolve('@strapi/strapi'));

/** Of Strapi's content manager: what holds a view's configuration to the fields there are. */
const CONFERIR = path.join(
  path.dirname(deStrapi.resolve('@strapi/content-manager/strapi-server')),
  'controllers/validation/model-configuration.js',
);

/**
 * Monkey patch of Strapi's content manager: at each start it builds a schema of every type to hold against it a configuration that
 * is not there, 6 % of the start. Where there is one it is still held. Call before Strapi is made; throws when Strapi is no
 * longer built as it was.
 */
export const semConferirOVazio = (): void => {
  const conferir = deStrapi(CONFERIR) as Conferir; // the only thing the file exports
  const modulo = deStrapi.cache[CONFERIR];
  if (typeof conferir !== 'function' || !modulo)
    throw new Error("Strapi's content manager has changed");
  const semVazio: Conferir = (esquema, opcoes) =>
    opcoes?.allowUndefined && esquema.config === undefined
      ? NADA_A_CONFERIR
      : conferir(esquema, opcoes);
  modulo.exports = semVazio;
};
