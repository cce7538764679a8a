// Loads the compiled portal without listening and prints every route of its router, one JSON list.
import { createRequire } from 'node:module';
import path from 'node:path';

const appDir = path.resolve(import.meta.dirname, '../..');
const require = createRequire(path.join(appDir, 'package.json'));
const { createStrapi } = require('@strapi/strapi');

const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: false });
await strapi.load();
strapi.server.mount();
const routes = strapi.server
  .listRoutes()
  .flatMap(({ methods, path: pattern }) =>
    methods.map((method) => ({ method, path: String(pattern) })),
  );
process.stdout.write(`\nROTAS ${JSON.stringify(routes)}\n`, () => process.exit(0));
