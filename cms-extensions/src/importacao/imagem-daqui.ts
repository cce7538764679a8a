import { RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';
import { lerUrl } from '../texto/ler-url';

/**
 * Where a picture's address leads within the portal itself, as an export writes it; null for another's. Nothing has to be
 * asked for it: the portal may not reach its own address, nor have one that leads anywhere from outside.
 */
export const caminhoDaqui = (endereco: string, portal: string): string | null => {
  const url = lerUrl(endereco.trim());
  return url !== null &&
    url.origin === lerUrl(portal)?.origin &&
    url.pathname.startsWith(RAIZ_STORAGE)
    ? url.pathname
    : null;
};
