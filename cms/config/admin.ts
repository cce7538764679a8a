import { lerAmbiente } from '../src/runtime/ambiente';
import { segredosDe } from '../src/runtime/segredos';

const segredo = segredosDe(lerAmbiente(process.env));

export default {
  url: '/admin',
  autoOpen: false,
  auth: { secret: segredo('strapi.admin.jwt') },
  apiToken: { salt: segredo('strapi.api-token') },
  transfer: { token: { salt: segredo('strapi.transfer-token') } },
  secrets: { encryptionKey: segredo('strapi.encryption').slice(0, 32) },
  flags: { nps: false, promoteEE: false },
};
