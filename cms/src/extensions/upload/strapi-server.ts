import { servicoDeImagem } from '@portal/cms-extensions/arquivo/biblioteca-de-midia';
import type { Core } from '@strapi/strapi';

/** The media library keeps its ways; what it does to an image is the portal's (contrato 3, contrato 5). */
export default (plugin: Core.Plugin): Core.Plugin => {
  Object.assign(plugin.services['image-manipulation'] ?? {}, servicoDeImagem);
  return plugin;
};
