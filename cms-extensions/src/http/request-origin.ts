import { lerUrl } from '../texto/ler-url';

/** What a request says about where it comes from. */
export interface Origem {
  secFetchSite: string;
  referer: string;
  /** Hosts the portal answers under. */
  hosts: readonly string[];
}

/**
 * Whether another site started this request (contract 4, logoff): its `Sec-Fetch-Site` says so, or, in a browser too old to
 * say, its `Referer` does. Typed addresses and bookmarks are the visitor's own.
 */
export const veioDeOutroSite = ({ secFetchSite, referer, hosts }: Origem): boolean => {
  if (secFetchSite !== '') return secFetchSite !== 'same-origin' && secFetchSite !== 'none';
  if (referer === '') return false;
  const url = lerUrl(referer);
  return !url || !hosts.includes(url.host);
};
