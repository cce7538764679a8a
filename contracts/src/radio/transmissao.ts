// The demonstration's own station has no host: it lives on the portal.
const TRANSMISSAO = /^(https?:\/\/[^\s/]+\S*|\/demonstracao\/\S+)$/i;

/** Whether a text may be a radio's stream address: http(s), without spaces (contract 5). */
export const isTransmissao = (texto: string): boolean => TRANSMISSAO.test(texto);
