import { DIGITS } from '@portal/cms-extensions/database/fold';
import { dobrar } from '@portal/contracts/texto/dobrar';

/** What a text is put in order by, as people read it: without case and accents, and a number by how much it is. */
export const emOrdemNatural = (texto: string): string =>
  dobrar(texto).replace(/\d+/g, (numero) => numero.padStart(DIGITS, '0').slice(-DIGITS));
