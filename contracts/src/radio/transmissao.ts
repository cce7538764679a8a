import { isLink } from '../texto/link';

// The demonstration's own station has no host: it lives on the portal.
const DA_DEMONSTRACAO = /^\/demonstracao\/\S+$/i;

/** Whether a text may be a radio's stream address: an address as any link (contrato 5). */
export const isTransmissao = (texto: string): boolean =>
  DA_DEMONSTRACAO.test(texto) || isLink(texto);
