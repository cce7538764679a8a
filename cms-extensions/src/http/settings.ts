import type { Core } from '@strapi/strapi';

/** What the edge needs to know of where it runs (contrato 7), read once at start. */
export interface Settings {
  /** Secret the portal signs its own cookies with; the same on every instance. */
  segredo: string;
  /** Whether browsers reach the portal over https: cookies are then Secure. */
  https: boolean;
  /** Folder of the built pages. */
  raizWeb: string;
}

export const readSettings = (strapi: Core.Strapi): Settings => {
  const text = (key: string): string => {
    const value: unknown = strapi.config.get(`portal.${key}`);
    if (typeof value !== 'string' || value === '') throw new Error(`portal.${key} is not set`);
    return value;
  };
  return {
    segredo: text('segredo'),
    https: text('url').startsWith('https:'),
    raizWeb: text('raizWeb'),
  };
};
