import path from 'node:path';
import { ObservedResponse } from '@portal/cms-extensions/http/observed-response';
import { lerAmbiente } from '../src/runtime/ambiente';
import { segredosDe } from '../src/runtime/segredos';

const ambiente = lerAmbiente(process.env);

/**
 * A connection that sends nothing is closed within 30 s (contrato 7). Node's own watch over whole requests would cut an
 * upload that is merely long: the portal watches over bodies that stand still. An idle connection lives longer here than
 * in the proxy (config/nginx/portal.conf), so that the proxy never writes into one that is being closed.
 */
const ESPERAS = {
  headersTimeout: 15_000,
  requestTimeout: 0,
  keepAliveTimeout: 25_000,
  connectionsCheckingInterval: 1_000,
};

export default {
  host: ambiente.host,
  port: ambiente.porta,
  url: ambiente.url,
  app: { keys: [segredosDe(ambiente)('strapi.app')] },
  // Koa would believe X-Forwarded-* from anybody; the portal believes TRUSTED_PROXIES only (contrato 2).
  proxy: { koa: false },
  // Each answer carries its request's name and knows its route (docs/operacao.md, "Registros").
  http: {
    serverOptions: { ...ESPERAS, ServerResponse: ObservedResponse, requireHostHeader: false },
  },
  dirs: { public: path.join(ambiente.dados, 'publico') },
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
};
