import type { Core } from '@strapi/strapi';

/** What the edge needs to know of where it runs (contrato 7), read once at start. */
export interface Settings {
  /** Secret the portal signs its own cookies with; the same on every instance. */
  segredo: string;
  /** Where everybody finds the portal, without a slash at its end. */
  site: string;
  /** Whether browsers reach the portal over https: cookies are then Secure. */
  https: boolean;
  /** Folder of the built pages. */
  raizWeb: string;
}

/** Reads them from Strapi's configuration. Throws when one is missing: no portal starts without. */
export const readSettings = (strapi: Core.Strapi): Settings => {
  const text = (key: string): string => {
    const value: unknown = strapi.config.get(`portal.${key}`);
    if (typeof value !== 'string' || value === '') throw new Error(`portal.${key} is not set`);
    return value;
  };
  return {
    segredo: text('segredo'),
    site: text('url').replace(/\/+$/, ''),
    https: text('url').startsWith('https:'),
    raizWeb: text('raizWeb'),
  };
};
