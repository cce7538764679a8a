/** Cookies that hide an answered survey (specification 8, contract 6). */
export const cookiePesquisa = (numero: 1 | 2): string => `portal_pesquisa_${numero}`;
