/** BRL in cents, always whole: sums are made of these, never of decimals. */
export type Centavos = number;

/** Cents of an amount in BRL, as the database or a program says it. */
export const emCentavos = (valor: number | string | null): Centavos =>
  Math.round(Number(valor ?? 0) * 100);

/** An amount in BRL with two decimals at most, as JSON has it (contrato 1). */
export const deCentavos = (centavos: Centavos): number => centavos / 100;

const MAIOR_TEXTO = 40;
/** Digits before the decimal mark, at most: what is longer is no amount of money. */
const INTEIROS = /^\d{1,12}$/;
const MILHARES = /^\d{1,3}([.,])\d{3}(\1\d{3}){0,3}$/;

/** The whole part without its thousands' marks, or null when they stand where none belongs. */
const inteiros = (texto: string, marca: '.' | ','): string | null => {
  if (INTEIROS.test(texto)) return texto;
  return MILHARES.exec(texto)?.[1] === marca ? texto.replaceAll(marca, '') : null;
};

/**
 * Cents of an amount as people and banks write it: `50`, `50,00`, `1.234,56`, `1,234.56`, `R$ 50,00`. Null for anything
 * else, negative amounts and `1.234` among it: nobody can tell whether that is a thousand.
 */
export const lerReais = (texto: string): Centavos | null => {
  if (texto.length > MAIOR_TEXTO) return null;
  const limpo = texto.replace(/^R\$/i, '').replace(/\s/g, '');
  // Some banks write four decimals; three are thousands.
  const achado = /^(.*?)(?:([.,])(\d{1,2}|\d{2}0{2,}))?$/.exec(limpo);
  const [, antes = '', decimal, decimais = ''] = achado ?? [];
  const centavos = decimais.slice(0, 2);
  const reais = inteiros(antes, decimal === '.' ? ',' : '.');
  if (reais === null || (decimal === undefined && antes !== reais)) return null;
  return Number(reais) * 100 + Number(centavos.padEnd(2, '0'));
};
