import path from 'node:path';
import { lerAmbiente } from '../src/runtime/ambiente';
import { segredosDe } from '../src/runtime/segredos';

const ambiente = lerAmbiente(process.env);

export default {
  host: ambiente.host,
  port: ambiente.porta,
  url: ambiente.url,
  app: { keys: [segredosDe(ambiente)('strapi.app')] },
  // Koa would believe X-Forwarded-* from anybody; the portal believes TRUSTED_PROXIES only (contract 2).
  proxy: { koa: false },
  dirs: { public: path.join(ambiente.dados, 'publico') },
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
};
