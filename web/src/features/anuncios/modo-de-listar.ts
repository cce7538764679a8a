import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { ReactNode } from 'react';

/** Something a list tells of each ad: a column of a table, a part of a card. */
export interface Parte {
  nome: string;
  mostrar: (anuncio: Anuncio) => ReactNode;
}

/** What a list of ads tells of each, besides its title, code and dates. */
export interface ModoDeListar {
  /** What the list is. */
  rotulo: string;
  /** From which width on there is room for a table. */
  larga: string;
  /** Beside the code: what it is, or whose. */
  detalhe: Parte;
  /** Where it stands, when the last part does not say so. */
  situacao?: Parte;
  /** What is done about it, in the place where it is done. */
  passo: Parte;
}
