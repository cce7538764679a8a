import { montarPng } from '@portal/testing/png';

const URUCUM = [168, 53, 14];
const IPE = [249, 184, 30];

const pintar = (
  largura: number,
  altura: number,
  cores: 3 | 4,
  corEm: (x: number, y: number) => number[],
): Buffer => {
  const linhas = Array.from({ length: altura }, (_, y) => {
    const linha = Buffer.alloc(1 + largura * cores);
    for (let x = 0; x < largura; x += 1) linha.set(corEm(x, y), 1 + x * cores);
    return linha;
  });
  return montarPng({ largura, altura, cores }, Buffer.concat(linhas));
};

/** A real PNG: diagonal bands of two colours, so that a preview is seen to be one. */
export const criarImagem = (largura = 1200, altura = 500): Buffer =>
  pintar(largura, altura, 3, (x, y) => ((x + y) % 120 < 60 ? URUCUM : IPE));

/** A black dot on nothing: a logo as designers send it. */
export const criarLogoTransparente = (largura = 1200, altura = 500): Buffer =>
  pintar(largura, altura, 4, (x, y) =>
    Math.hypot(x - largura / 2, y - altura / 2) < altura / 4 ? [0, 0, 0, 255] : [0, 0, 0, 0],
  );

/** A file as a visitor chooses it. */
export const arquivoDeImagem = (name = 'foto.png', buffer = criarImagem()) => ({
  name,
  mimeType: 'image/png',
  buffer,
});
