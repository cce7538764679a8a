import { emReais } from '../dinheiro/real';

/** Dearest price of an ad, BRL. */
const PRECO_MAXIMO = 100_000;

/** Why an amount is no price: more than nothing, two decimals, no fortune. Null when it is one. */
export const recusaDoPreco = (valor: number): string | null => {
  if (!(valor > 0)) return 'O preço precisa ser maior que zero.';
  if (valor > PRECO_MAXIMO) return `O preço vai até ${emReais(PRECO_MAXIMO)}.`;
  const centavos = valor * 100;
  // 0.29 * 100 is not quite 29.
  return Math.abs(centavos - Math.round(centavos)) < 1e-6
    ? null
    : 'O preço tem no máximo duas casas depois da vírgula.';
};
