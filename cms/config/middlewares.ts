import path from 'node:path';
import { RAIZ_CMS } from '../src/runtime/ambiente';

const MAIOR_ARQUIVO = 30 * 1024 * 1024;

/** A JSON that cannot be read is quoted in its own error, passwords and all, and errors are logged. */
const esconderCorpo = (erro: Error & { body?: unknown; status?: number }): never => {
  if (erro.body === undefined) throw erro;
  throw Object.assign(new Error('unreadable body'), { status: erro.status ?? 400 });
};

export default [
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      // The admin panel's own policy; the portal's pages carry theirs, stricter, from the plugin.
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'", 'https:'],
          'img-src': ["'self'", 'data:', 'blob:'],
          'media-src': ["'self'", 'data:', 'blob:', 'http:', 'https:'],
          'frame-ancestors': ["'self'"],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  // One origin serves everything: nobody else's page may read an answer (security, forms).
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '1mb',
      textLimit: '1mb',
      formidable: { maxFileSize: MAIOR_ARQUIVO },
      onError: esconderCorpo,
    },
  },
  'strapi::session',
  { name: 'strapi::favicon', config: { path: path.join(RAIZ_CMS, 'favicon.png') } },
  'strapi::public',
];
