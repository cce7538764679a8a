import { lerUrl } from '../texto/ler-url';

/** What a request says about where it comes from. */
export interface Origem {
  secFetchSite: string;
  referer: string;
  /** Hosts the portal answers under. */
  hosts: readonly string[];
}

/**
 * Cross-site check of the logoff (contrato 4): whether another site started this request. Its `Sec-Fetch-Site` says so,
 * or, in a browser too old to send it, its `Referer`. Typed addresses and bookmarks are the visitor's own.
 */
export const veioDeOutroSite = ({ secFetchSite, referer, hosts }: Origem): boolean => {
  if (secFetchSite !== '') return secFetchSite !== 'same-origin' && secFetchSite !== 'none';
  if (referer === '') return false;
  const url = lerUrl(referer);
  return !url || !hosts.includes(url.host);
};
