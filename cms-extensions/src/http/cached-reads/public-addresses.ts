import { isSemprePublico, objetoDe } from '../../armazenamento/chaves';

/** What stands before an address in JSON and in a page: it begins an attribute, a value or an entry of a `srcset`. */
const STORED = /(?<=["\s,])\/storage\/([\w/-]+\/[\w.-]+)/g;

let base: string | null = null;

/** Where everybody reads public files (S3_PUBLIC_URL); null: from the portal. Call once, in `register`. */
export const setPublicAddress = (url: string | null): void => {
  base = url;
};

/**
 * Rewrites the addresses of files everybody may read for ever into those of the public storage, on the way out only: rows,
 * views and everything made from them keep the site's own addresses, which survive another storage.
 */
export const withPublicAddresses = (text: string): string =>
  base === null
    ? text
    : text.replace(STORED, (address, key: string) =>
        isSemprePublico(key) ? `${base}/${objetoDe(key)}` : address,
      );
