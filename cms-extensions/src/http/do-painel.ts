import type { Core } from '@strapi/strapi';

const DO_PORTAL = 'feitoPeloPortal';

/** Whether what is going on was asked for at the panel; the portal's own services have rules of their own. */
export const isDoPainel = (strapi: Core.Strapi): boolean => {
  const state = strapi.requestContext.get()?.state;
  return state?.['rotaDoStrapi'] === true && state[DO_PORTAL] !== true;
};

/** Whether what was asked for at the panel is about this very type, not something that goes along with another. */
export const isPedidoDe = (strapi: Core.Strapi, uid: string): boolean => {
  // Of koa's router.
  const params = strapi.requestContext.get()?.['params'] as { model?: string } | undefined;
  return isDoPainel(strapi) && params?.model === uid;
};

/** Does what somebody asked for at the panel as a service of the portal's own: what editors write is not judged there. */
export const comoPortal = async <T>(strapi: Core.Strapi, fazer: () => Promise<T>): Promise<T> => {
  const state = strapi.requestContext.get()?.state ?? {};
  state[DO_PORTAL] = true;
  try {
    return await fazer();
  } finally {
    state[DO_PORTAL] = false;
  }
};
