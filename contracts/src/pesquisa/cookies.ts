/** Cookies that hide an answered survey (especificação 8, contrato 6); their value is the edition that was answered. */
export const cookiePesquisa = (numero: 1 | 2): string => `portal_pesquisa_${numero}`;
