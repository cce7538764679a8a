import type { Core } from '@strapi/strapi';

/** Whether what is going on was asked for at the panel; the portal's own services have rules of their own. */
export const isDoPainel = (strapi: Core.Strapi): boolean =>
  strapi.requestContext.get()?.state['rotaDoStrapi'] === true;
