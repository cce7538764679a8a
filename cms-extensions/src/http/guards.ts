import type { Core } from '@strapi/strapi';
import { identificar } from './visitor-session';
import { antiForgery } from './anti-forgery';
import { answerRefusals } from './errors';
import { readLibraryForm } from './library-form';
import { receiveFiles, type FileRoute } from './multipart';
import { panelFailures } from './panel-failures';
import { readSettings } from './settings';

/**
 * What every request of the portal's own passes once its body is read, in this order, before its route
 * (docs/arquitetura.md, "The way of a request"). Call after Strapi's own middlewares are in place.
 */
export const registerGuards = (strapi: Core.Strapi, fileRoutes: readonly FileRoute[]): void => {
  const settings = readSettings(strapi);
  strapi.server.use(panelFailures(strapi));
  strapi.server.use(answerRefusals(strapi, settings));
  strapi.server.use(readLibraryForm);
  strapi.server.use(identificar(strapi));
  strapi.server.use(
    receiveFiles(settings, fileRoutes, strapi.config.get<string>('portal.temporaria')),
  );
  strapi.server.use(antiForgery(settings));
};
