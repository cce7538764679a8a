import { isLink } from '../texto/link';

// The demonstration's own station has no host: it lives on the portal.
const DA_DEMONSTRACAO = /^\/demonstracao\/\S+$/i;

/** Whether a stream is the portal's own, of the demonstration: nobody's radio. */
export const isDaDemonstracao = (texto: string): boolean => DA_DEMONSTRACAO.test(texto);

/** Whether a text may be a radio's stream address: an address as any link (contrato 5). */
export const isTransmissao = (texto: string): boolean => isDaDemonstracao(texto) || isLink(texto);
