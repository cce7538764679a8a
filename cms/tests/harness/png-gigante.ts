import { montarPng } from '@portal/testing/png';

/** A PNG of a few hundred bytes that says it is that wide and, unless told otherwise, that high. */
export const pngQueDiz = (largura: number, altura = largura): Buffer =>
  montarPng({ largura, altura }, Buffer.alloc(100_000));

/** A whole black PNG of this form: small to send, long to read. */
export const pngInteiro = (forma: { largura: number; altura: number; bits?: 8 | 16 }): Buffer => {
  const linha = 1 + forma.largura * 3 * ((forma.bits ?? 8) / 8);
  return montarPng(forma, Buffer.alloc(linha * forma.altura), { level: 1 });
};
