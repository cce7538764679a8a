/** kbit/s of MPEG-1 layer III by the header's index; 0 and 15 are not rates. */
const TAXAS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0];
const AMOSTRAGENS = [44_100, 48_000, 32_000, 0];
export const AMOSTRAS_POR_QUADRO = 1152;

export interface Quadros {
  amostragem: number;
  /** Where each frame begins, and one past the last: frame i is `bytes[limites[i], limites[i+1])`. */
  limites: number[];
}

const tamanhoDoQuadro = (
  bytes: Buffer,
  posicao: number,
): { tamanho: number; taxa: number } | null => {
  const cabecalho = bytes.readUInt32BE(posicao);
  const ehMpeg1Camada3 = (cabecalho & 0xfffe0000) >>> 0 === 0xfffa0000;
  const kbps = TAXAS[(cabecalho >>> 12) & 15] ?? 0;
  const amostragem = AMOSTRAGENS[(cabecalho >>> 10) & 3] ?? 0;
  if (!ehMpeg1Camada3 || kbps === 0 || amostragem === 0) return null;
  const enchimento = (cabecalho >>> 9) & 1;
  return { tamanho: Math.floor((144_000 * kbps) / amostragem) + enchimento, taxa: amostragem };
};

/** A leading frame may carry figures about the file (`Xing`, `Info`) instead of sound. */
const ehInformativo = (quadro: Buffer): boolean =>
  quadro.includes('Xing', 0, 'latin1') || quadro.includes('Info', 0, 'latin1');

/** Finds the sound frames of an MPEG-1 layer III file, leaving out tags and the informative frame. */
export const lerQuadros = (bytes: Buffer): Quadros => {
  const limites: number[] = [];
  let amostragem = 0;
  let posicao = 0;
  while (posicao + 4 <= bytes.length) {
    const quadro = tamanhoDoQuadro(bytes, posicao);
    if (!quadro) {
      posicao += 1;
      continue;
    }
    const fim = posicao + quadro.tamanho;
    if (fim > bytes.length) break;
    const informativo = limites.length === 0 && ehInformativo(bytes.subarray(posicao, fim));
    if (!informativo) limites.push(posicao);
    amostragem = quadro.taxa;
    posicao = fim;
  }
  if (limites.length > 0) limites.push(posicao);
  return { amostragem, limites };
};
