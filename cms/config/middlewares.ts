import path from 'node:path';
import { BYTE_BY_BYTE, refuseForm } from '@portal/cms-extensions/http/library-form';
import { AUDIO_MAXIMO_BYTES } from '@portal/contracts/arquivo/limites';
import { lerAmbiente, RAIZ_CMS } from '../src/runtime/ambiente';
import { pastaTemporaria } from '../src/runtime/pasta-temporaria';

const { dados } = lerAmbiente(process.env);

export default [
  'strapi::errors',
  'plugin::portal.indisponivel',
  {
    name: 'strapi::security',
    config: {
      // The admin panel's own policy; the portal's pages carry theirs, stricter, from the plugin. It names no other
      // site: what an editor types goes nowhere else. Only a stream is heard from where it is.
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          // Texts, not lists: Strapi would fill a list up with its own hosts.
          'connect-src': "'self'",
          'font-src': "'self' data:",
          'style-src': "'self' 'unsafe-inline'",
          'img-src': "'self' data: blob:",
          'media-src': "'self' data: blob: http: https:",
          'frame-ancestors': ["'self'"],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  // One origin serves everything: nobody else's page may read an answer (docs/seguranca.md).
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      // Strapi's parser reads only what is sent to the media library, the plugin every other body. For a method not
      // listed here Strapi would drop the body that was read.
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      json: false,
      urlencoded: false,
      text: false,
      formidable: {
        maxFileSize: AUDIO_MAXIMO_BYTES,
        encoding: BYTE_BY_BYTE,
        uploadDir: pastaTemporaria(dados),
      },
      onError: refuseForm,
    },
  },
  'strapi::session',
  { name: 'strapi::favicon', config: { path: path.join(RAIZ_CMS, 'favicon.png') } },
  'strapi::public',
];
