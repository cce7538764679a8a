// Loads the compiled portal without listening and prints every route of its router, one JSON list.
import { createRequire } from 'node:module';
import path from 'node:path';

const appDir = path.resolve(import.meta.dirname, '../..');
const require = createRequire(path.join(appDir, 'package.json'));
const { createStrapi } = require('@strapi/strapi');

const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: true });
await strapi.load();
strapi.server.mount();
const routes = strapi.server
  .listRoutes()
  .flatMap(({ methods, path: pattern }) =>
    methods.map((method) => ({ method, path: String(pattern) })),
  );
const own = Object.values(strapi.plugin('portal').routes).flatMap(
  ({ type, prefix = '', routes: list }) =>
    list.map(({ method, path: pattern, config }) => ({
      method,
      path: `${type === 'content-api' ? '/api' : ''}${prefix}${pattern}`,
      policies: config.policies,
    })),
);
process.stdout.write(`\nROTAS ${JSON.stringify(routes)}\nDO_PORTAL ${JSON.stringify(own)}\n`, () =>
  process.exit(0),
);
