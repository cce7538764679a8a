/** Cookies that hide an answered survey (especificação 8, contrato 6). */
export const cookiePesquisa = (numero: 1 | 2): string => `portal_pesquisa_${numero}`;
