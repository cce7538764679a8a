const SEGUNDO = 1000;
const MAIOR_ESPERA_MS = 15 * 60 * SEGUNDO;
/** Some three days of trying: a mail server that is away longer is not coming back for this mail. */
export const MAIS_TENTATIVAS = 300;

/** How long to wait after the nth failed try, in ms: 2 s, 4 s, 8 s … up to a quarter of an hour. */
export const esperaDepoisDe = (tentativas: number): number =>
  Math.min(2 ** Math.min(tentativas, 20) * SEGUNDO, MAIOR_ESPERA_MS);
