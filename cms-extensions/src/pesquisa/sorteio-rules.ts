import type { NumeroDaPesquisa } from '@portal/contracts/pesquisa/voto';

/** SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
export type Sha256 = (texto: string) => string;

/**
 * Digest that stands for a voter in the public list: whoever knows both e-mail and telephone finds the line, nobody
 * else learns them.
 */
export const resumoDoParticipante = (
  pesquisa: NumeroDaPesquisa,
  { email, telefone }: { email: string; telefone: string },
  sha256: Sha256,
): string => sha256(`${pesquisa};${email};${telefone}`);

/** The list in the form that is hashed: one `número;resumo` a line, numbered from 1 in the order of the votes, each line ended by LF. */
export const listaCanonica = (resumos: readonly string[]): string =>
  resumos.map((resumo, i) => `${i + 1};${resumo}\n`).join('');

const MAIOR = 2n ** 256n;

/**
 * Rejection sampling: whole numbers in [0, n), none likelier than another, out of SHA-256 of `hash:semente:contador`.
 */
const acasos = (hashDaLista: string, semente: string, sha256: Sha256): ((n: bigint) => bigint) => {
  let contador = 0;
  return (n) => {
    const limite = MAIOR - (MAIOR % n);
    for (;;) {
      const valor = BigInt(`0x${sha256(`${hashDaLista}:${semente}:${contador}`)}`);
      contador += 1;
      if (valor < limite) return valor % n;
    }
  };
};

/**
 * The lines drawn, from 1 to `total`: the winner first, then the runners-up. A Fisher–Yates shuffle stopped after `quantos`
 * lines. The same list, seed and number give the same answer for everybody, for ever.
 */
export const sortearLinhas = (
  {
    hashDaLista,
    semente,
    total,
    quantos,
  }: {
    hashDaLista: string;
    semente: string;
    total: number;
    quantos: number;
  },
  sha256: Sha256,
): number[] => {
  const acaso = acasos(hashDaLista, semente, sha256);
  const trocadas = new Map<number, number>();
  const linha = (i: number): number => trocadas.get(i) ?? i + 1;
  return Array.from({ length: Math.min(quantos, total) }, (_, i) => {
    const j = i + Number(acaso(BigInt(total - i)));
    const sorteada = linha(j);
    trocadas.set(j, linha(i));
    return sorteada;
  });
};
