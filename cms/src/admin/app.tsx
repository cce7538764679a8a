import type { StrapiApp } from '@strapi/strapi/admin';
import { MARCA } from './marca';
import { soOsUteis } from './quadros';
import { TRADUCOES } from './traducoes/todas';
import { semPropaganda } from './propaganda';
import { remendarPalavras } from './remendos';

/** What the panel starts from in a browser that never chose otherwise. */
const ESCOLHAS_INICIAIS: Record<string, string> = {
  // Strapi would start in English.
  'strapi-admin-language': 'pt-BR',
  // A note of Strapi's about its own news. The key ends in the installation's number: none, without telemetry.
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false': 'true',
};

for (const [chave, valor] of Object.entries(ESCOLHAS_INICIAIS))
  if (localStorage.getItem(chave) === null) localStorage.setItem(chave, valor);

export default {
  config: {
    auth: { logo: MARCA },
    menu: { logo: MARCA },
    head: { favicon: MARCA, title: 'Portal das Web Rádios' },
    locales: ['pt-BR'],
    tutorials: false,
    notifications: { releases: false },
    translations: { 'pt-BR': TRADUCOES },
  },
  register(app: StrapiApp) {
    semPropaganda();
    remendarPalavras();
    app.widgets.register((quadros) => soOsUteis(quadros));
  },
  bootstrap() {},
};
