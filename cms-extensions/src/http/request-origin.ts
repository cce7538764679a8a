import { lerUrl } from '../texto/ler-url';

/** What a request says about where it comes from. */
export interface Origem {
  secFetchSite: string;
  origin: string;
  referer: string;
  /** Hosts the portal answers under. */
  hosts: readonly string[];
}

/**
 * Cross-site check of the logoff (contrato 4): whether another site started this request. Its `Sec-Fetch-Site` says so,
 * or, in a browser too old to send it, its `Origin` or `Referer`. Typed addresses and bookmarks are the visitor's own.
 */
export const veioDeOutroSite = ({ secFetchSite, origin, referer, hosts }: Origem): boolean => {
  if (secFetchSite !== '') return secFetchSite !== 'same-origin' && secFetchSite !== 'none';
  const pagina = origin || referer;
  if (pagina === '') return false;
  const url = lerUrl(pagina);
  return !url || !hosts.includes(url.host);
};
