import { dobrar } from '@portal/contracts/texto/dobrar';

/** Digits that a number is compared by; of a longer one, the last. */
const ALGARISMOS = 20;

/** What a text is put in order by, as people read it: without case and accents, and a number by how much it is. */
export const emOrdemNatural = (texto: string): string =>
  dobrar(texto).replace(/\d+/g, (numero) => numero.padStart(ALGARISMOS, '0').slice(-ALGARISMOS));
