import type { StrapiApp } from '@strapi/strapi/admin';

/** What editors see beyond stock Strapi. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'portal', name: 'Portal' });
  },
};
