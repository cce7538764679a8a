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

/** A field of the portal's own kind is a text like any other there. */
const stockField = ([name, field]) => [
  name,
  field.type === 'customField' ? { type: 'text' } : field,
];

/** The portal's own type without what the throw-away application has not: the ad, fields of our own kind. */
const schema = () => {
  const { attributes, ...rest } = JSON.parse(readFileSync(at(CONTENT_TYPE), 'utf8'));
  const { anuncio: _, ...others } = attributes;
  return { ...rest, attributes: Object.fromEntries(Object.entries(others).map(stockField)) };
};

const factory = (name, type) =>
  `module.exports = require('@strapi/strapi').factories.createCore${name}('api::${type}.${type}');`;

/** What somebody in a hurry would count plays with. */
const EVENT = {
  kind: 'collectionType',
  collectionName: 'eventos',
  info: { singularName: 'evento', pluralName: 'eventos', displayName: 'Evento' },
  options: { draftAndPublish: false },
  attributes: { musica: { type: 'string' }, visitante: { type: 'string' } },
};

/** What somebody in a hurry would sell a banner with: the picture by the upload route, then the row. */
const SALE = {
  kind: 'collectionType',
  collectionName: 'compras',
  info: { singularName: 'compra', pluralName: 'compras', displayName: 'Compra' },
  options: { draftAndPublish: false },
  attributes: {
    titulo: { type: 'string' },
    resumo: { type: 'string' },
    url: { type: 'text' },
    imagem: { type: 'media', allowedTypes: ['images'] },
  },
};

const databaseOf = (connectionString) =>
  connectionString
    ? { client: 'postgres', connection: { connectionString } }
    : {
        client: 'sqlite',
        connection: { filename: join(FOLDER, 'dados.db') },
        useNullAsDefault: true,
      };

const apiOf = (type, contentType) => ({
  [`src/api/${type}/content-types/${type}/schema.json`]: contentType,
  [`src/api/${type}/controllers/${type}.js`]: factory('Controller', type),
  [`src/api/${type}/services/${type}.js`]: factory('Service', type),
  [`src/api/${type}/routes/${type}.js`]: factory('Router', type),
});

const json = (value) => JSON.stringify(value, null, 2);

const files = (port, postgres) => ({
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
  'config/database.js': `module.exports = { connection: ${json(databaseOf(postgres))} };`,
  'config/plugins.js': `module.exports = { 'users-permissions': { config: { jwtSecret: 'medida' } } };`,
  'src/index.js': `module.exports = { async bootstrap({ strapi }) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
    for (const action of ['api::radio.radio.find', 'api::evento.evento.create', 'api::compra.compra.create', 'plugin::upload.content-api.upload'])
      await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role: role.id } });
  } };`,
  ...apiOf('radio', json(schema())),
  ...apiOf('evento', json(EVENT)),
  ...apiOf('compra', json(SALE)),
  // The same driver as the portal's: what is compared is what is built on it.
  'iniciar.js': `require(${JSON.stringify(at('cms/dist/src/sqlite/dialeto.js'))}).usarSqlite();
    const { createStrapi } = require('@strapi/strapi');
    createStrapi({ appDir: __dirname, distDir: __dirname, serveAdminPanel: false }).start().then(() => console.log('PRONTO'));`,
});

const write = (port, postgres) => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files(port, postgres))) {
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

/**
 * Starts it with so many radios. `url` answers all of them, as the portal's list does; `createUrl` takes an event;
 * `uploadUrl` takes a picture and `saleUrl` what is sold with it.
 * `postgres`: address of the database, instead of a SQLite of its own (which then has no radios).
 */
export const stockStrapi = async (port, size, postgres = null) => {
  write(port, postgres);
  const child = start(process.execPath, [join(FOLDER, 'iniciar.js')], {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
  });
  await ready(child);
  child.stdout?.resume();
  if (!postgres) {
    const database = openDatabase(join(FOLDER, 'dados.db'));
    fill(database, size);
    database.close();
  }
  return {
    // Fewer: it answers as many a second, and with 50 none might be ready before the time is over.
    connections: 4,
    createUrl: `http://127.0.0.1:${port}/api/eventos`,
    uploadUrl: `http://127.0.0.1:${port}/api/upload`,
    saleUrl: `http://127.0.0.1:${port}/api/compras`,
    url: `http://127.0.0.1:${port}/api/radios?pagination[pageSize]=${size}&sort=nome_radio`,
    stop: async () => {
      const closed = new Promise((resolve) => child.once('close', resolve));
      if (child.exitCode === null && child.kill('SIGKILL')) await closed;
      rmSync(FOLDER, { recursive: true, force: true });
    },
  };
};
