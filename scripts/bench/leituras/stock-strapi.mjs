// A Strapi as it comes, with the same radios behind its own REST endpoint, made in a folder that is thrown away.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { Failure } from '../../lib/failure.mjs';
import { at } from '../../lib/paths.mjs';
import { start } from '../../lib/run.mjs';
import { openDatabase } from './database.mjs';
import { fill } from './catalogue.mjs';

// Inside the project, so that it finds the same node_modules.
const FOLDER = at('.portal/medida-strapi');
const CONTENT_TYPE = 'cms/src/api/radio/content-types/radio/schema.json';

/** The portal's own type without what the throw-away application has not: the ad. */
const schema = () => {
  const { attributes, ...rest } = JSON.parse(readFileSync(at(CONTENT_TYPE), 'utf8'));
  const { anuncio: _, ...others } = attributes;
  return { ...rest, attributes: others };
};

const factory = (name) =>
  `module.exports = require('@strapi/strapi').factories.createCore${name}('api::radio.radio');`;

const json = (value) => JSON.stringify(value, null, 2);

const files = (port) => ({
  // Strapi looks here for the plugins it loads.
  'package.json': json({
    name: 'medida-strapi',
    private: true,
    dependencies: { '@strapi/plugin-users-permissions': '*' },
    strapi: { uuid: 'medida' },
  }),
  'favicon.png': '',
  'public/uploads/.keep': '',
  'config/server.js': `module.exports = { host: '127.0.0.1', port: ${port}, app: { keys: ['medida'] } };`,
  'config/admin.js': `module.exports = { auth: { secret: 'medida' }, apiToken: { salt: 'medida' }, transfer: { token: { salt: 'medida' } } };`,
  'config/api.js': `module.exports = { rest: { defaultLimit: 25, maxLimit: 100000, withCount: true } };`,
  'config/database.js': `module.exports = { connection: { client: 'sqlite', connection: { filename: ${JSON.stringify(join(FOLDER, 'dados.db'))} }, useNullAsDefault: true } };`,
  'config/plugins.js': `module.exports = { 'users-permissions': { config: { jwtSecret: 'medida' } } };`,
  'src/index.js': `module.exports = { async bootstrap({ strapi }) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
    await strapi.db.query('plugin::users-permissions.permission').create({ data: { action: 'api::radio.radio.find', role: role.id } });
  } };`,
  'src/api/radio/content-types/radio/schema.json': json(schema()),
  'src/api/radio/controllers/radio.js': factory('Controller'),
  'src/api/radio/services/radio.js': factory('Service'),
  'src/api/radio/routes/radio.js': factory('Router'),
  'iniciar.js': `const { createStrapi } = require('@strapi/strapi');
    createStrapi({ appDir: __dirname, distDir: __dirname, serveAdminPanel: false }).start().then(() => console.log('PRONTO'));`,
});

const write = (port) => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files(port))) {
    mkdirSync(join(FOLDER, name, '..'), { recursive: true });
    writeFileSync(join(FOLDER, name), content);
  }
};

const ready = (child) =>
  new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('PRONTO')) resolve(undefined);
    });
    child.once('close', () => reject(new Failure('O Strapi de fábrica não subiu.')));
  });

/** Starts it with so many radios. `url` answers all of them, as the portal's list does. */
export const stockStrapi = async (port, size) => {
  write(port);
  const child = start(process.execPath, [join(FOLDER, 'iniciar.js')], {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
  });
  await ready(child);
  child.stdout?.resume();
  const database = openDatabase(join(FOLDER, 'dados.db'));
  fill(database, size);
  database.close();
  return {
    // Fewer: it answers as many a second, and with 50 none might be ready before the time is over.
    connections: 4,
    url: `http://127.0.0.1:${port}/api/radios?pagination[pageSize]=${size}&sort=nome_radio`,
    stop: async () => {
      const closed = new Promise((resolve) => child.once('close', resolve));
      if (child.exitCode === null && child.kill('SIGKILL')) await closed;
      rmSync(FOLDER, { recursive: true, force: true });
    },
  };
};
