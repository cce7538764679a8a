import type { Passo } from '@portal/contracts/anuncio/anuncio';

/** The steps that changed an ad's status: an edit, or a proof looked at, leaves it as it was. */
export const mudancasDe = (passos: readonly Passo[]): Passo[] =>
  passos.filter(({ de, para }) => de !== para);
