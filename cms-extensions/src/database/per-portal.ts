import type { Core } from '@strapi/strapi';

/** Singleton: one of something for each running portal, made when it is first asked for. */
export const onePerPortal = <T>(make: (strapi: Core.Strapi) => T): ((strapi: Core.Strapi) => T) => {
  const made = new WeakMap<Core.Strapi, { one: T }>();
  return (strapi) => {
    const found = made.get(strapi) ?? { one: make(strapi) };
    made.set(strapi, found);
    return found.one;
  };
};
