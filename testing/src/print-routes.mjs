// Loads the compiled portal without listening and prints every route of its router, one JSON list.
import { createRequire } from 'node:module';
import { naRaiz } from './raiz.mjs';

const appDir = naRaiz('cms');
const require = createRequire(naRaiz('cms/package.json'));
const { createStrapi } = require('@strapi/strapi');

const strapi = createStrapi({ appDir, distDir: naRaiz('cms/dist'), serveAdminPanel: true });
await strapi.load();
strapi.server.mount();
const routes = strapi.server
  .listRoutes()
  .flatMap(({ methods, path: pattern }) =>
    methods.map((/** @type {string} */ method) => ({ method, path: String(pattern) })),
  );
/** @type {{ type: string, prefix?: string, routes: import('./rotas.mjs').HandledRoute[] }[]} */
const groups = Object.values(strapi.plugin('portal').routes);
const own = groups.flatMap(({ type, prefix = '', routes: list }) =>
  list.map(({ method, path: pattern, config }) => ({
    method,
    path: `${type === 'content-api' ? '/api' : ''}${prefix}${pattern}`,
    policies: config.policies,
  })),
);
process.stdout.write(`\nROTAS ${JSON.stringify(routes)}\nDO_PORTAL ${JSON.stringify(own)}\n`, () =>
  process.exit(0),
);
