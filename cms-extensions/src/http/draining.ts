import type { Core } from '@strapi/strapi';

const draining = new WeakSet<Core.Strapi>();

/** From now on the portal is not ready: it ends what is under way and takes leave. Call on the signal to end. */
export const startDraining = (strapi: Core.Strapi): void => {
  draining.add(strapi);
};

/** Whether the portal takes leave. */
export const isDraining = (strapi: Core.Strapi): boolean => draining.has(strapi);

/** Throws while the portal takes leave: a balancer sends nobody else here. */
export const refuseWhileDraining = (strapi: Core.Strapi): void => {
  if (isDraining(strapi)) throw new Error('the portal is ending');
};
