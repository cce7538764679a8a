import type { StrapiApp } from '@strapi/strapi/admin';

const CHAVE_DO_IDIOMA = 'strapi-admin-language';

// Strapi starts in English for whoever never chose a language; here everybody reads Portuguese.
if (localStorage.getItem(CHAVE_DO_IDIOMA) === null) localStorage.setItem(CHAVE_DO_IDIOMA, 'pt-BR');

export default {
  config: {
    locales: ['pt-BR'],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      'pt-BR': {
        'app.components.LeftMenu.navbrand.title': 'Portal das Web Rádios',
        'app.components.LeftMenu.navbrand.workplace': 'Redação',
        'Auth.form.welcome.title': 'Portal das Web Rádios',
        'Auth.form.welcome.subtitle': 'Entre com a sua conta da redação',
      },
    },
  },
  bootstrap(_app: StrapiApp) {},
};
