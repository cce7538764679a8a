import { lerAmbiente } from '../src/runtime/ambiente';
import type { Core } from '@strapi/strapi';
import { enderecoDaPrevia } from '../src/painel/previa';
import { segredosDe } from '../src/runtime/segredos';

const ambiente = lerAmbiente(process.env);
const segredo = segredosDe(ambiente);
const previa = enderecoDaPrevia(ambiente.url);

// Strapi sets it before it loads what handlers need.
declare const strapi: Core.Strapi;

export default {
  url: '/admin',
  autoOpen: false,
  auth: { secret: segredo('strapi.admin.jwt') },
  apiToken: { salt: segredo('strapi.api-token') },
  transfer: { token: { salt: segredo('strapi.transfer-token') } },
  secrets: { encryptionKey: segredo('strapi.encryption').slice(0, 32) },
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [ambiente.url],
      handler: (uid: string, pedido: { documentId?: string; status?: string }) =>
        previa(strapi, uid, pedido),
    },
  },
  flags: { nps: false, promoteEE: false },
};
