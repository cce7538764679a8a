import type { Core } from '@strapi/strapi';

/** Plugins that come with Strapi may open addresses under /api; the portal's own plugin is the only public way in. */
export const fecharRotasDeFabrica = (strapi: Core.Strapi): void => {
  for (const [nome, plugin] of Object.entries(strapi.plugins)) {
    if (nome === 'portal' || Array.isArray(plugin.routes)) continue;
    if ('content-api' in plugin.routes)
      plugin.routes['content-api'] = { type: 'content-api', routes: [] };
  }
};
