import path from 'node:path';
import { RAIZ_CMS } from '../src/runtime/ambiente';

const MAIOR_ARQUIVO = 30 * 1024 * 1024;

interface ErroDeCorpo extends Error {
  body?: unknown;
  status?: number;
  code?: string;
}

/** What zlib says of compressed bytes that are none: Brotli's codes have names of their own. */
const isMalComprimido = ({ code }: ErroDeCorpo): boolean =>
  /^(Z_|ERR_BROTLI|ERR__)/.test(code ?? '');

/** A JSON that cannot be read is quoted in its own error, passwords and all, and errors are logged. */
const recusarCorpo = (erro: ErroDeCorpo): never => {
  if (erro.body === undefined && !isMalComprimido(erro)) throw erro;
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
      // A DELETE may bring its token in its body (contract 2).
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      jsonLimit: '1mb',
      formLimit: '1mb',
      textLimit: '1mb',
      formidable: { maxFileSize: MAIOR_ARQUIVO },
      onError: recusarCorpo,
    },
  },
  'strapi::session',
  { name: 'strapi::favicon', config: { path: path.join(RAIZ_CMS, 'favicon.png') } },
  'strapi::public',
];
