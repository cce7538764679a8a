import { AUDIO_MAXIMO_BYTES } from '@portal/contracts/arquivo/limites';
import { lerAmbiente } from '../src/runtime/ambiente';
import { lugarDosArquivos } from '../src/runtime/lugar-dos-arquivos';
import { segredosDe } from '../src/runtime/segredos';

const ambiente = lerAmbiente(process.env);
const segredo = segredosDe(ambiente);

export default {
  portal: { enabled: true },
  'users-permissions': { config: { jwtSecret: segredo('strapi.users-permissions') } },
  upload: {
    config: {
      provider: '@portal/cms-extensions/upload-provider',
      providerOptions: { lugar: lugarDosArquivos(ambiente) },
      // No file of the library is larger than a sound.
      sizeLimit: AUDIO_MAXIMO_BYTES,
      breakpoints: {},
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      // Without SMTP_URL the finished message comes back, to be kept in PORTAL_DATA/outbox.
      providerOptions: ambiente.smtp ?? {
        streamTransport: true,
        buffer: true,
        newline: 'windows',
      },
      settings: { defaultFrom: 'portal@localhost', defaultReplyTo: 'portal@localhost' },
    },
  },
};
