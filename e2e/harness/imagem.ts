import { crc32, deflateSync } from 'node:zlib';

const ASSINATURA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const bloco = (tipo: string, dados: Buffer): Buffer => {
  const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), dados]);
  const tamanho = Buffer.alloc(4);
  tamanho.writeUInt32BE(dados.length);
  const soma = Buffer.alloc(4);
  soma.writeUInt32BE(crc32(corpo));
  return Buffer.concat([tamanho, corpo, soma]);
};

const URUCUM = [168, 53, 14];
const IPE = [249, 184, 30];

const montarPng = (
  largura: number,
  altura: number,
  cores: 3 | 4,
  corEm: (x: number, y: number) => number[],
): Buffer => {
  const cabecalho = Buffer.alloc(13);
  cabecalho.writeUInt32BE(largura, 0);
  cabecalho.writeUInt32BE(altura, 4);
  cabecalho.set([8, cores === 3 ? 2 : 6], 8);
  const linhas = Array.from({ length: altura }, (_, y) => {
    const linha = Buffer.alloc(1 + largura * cores);
    for (let x = 0; x < largura; x += 1) linha.set(corEm(x, y), 1 + x * cores);
    return linha;
  });
  return Buffer.concat([
    ASSINATURA,
    bloco('IHDR', cabecalho),
    bloco('IDAT', deflateSync(Buffer.concat(linhas))),
    bloco('IEND', Buffer.alloc(0)),
  ]);
};

/** A real PNG: diagonal bands of two colours, so that a preview is seen to be one. */
export const criarImagem = (largura = 1200, altura = 500): Buffer =>
  montarPng(largura, altura, 3, (x, y) => ((x + y) % 120 < 60 ? URUCUM : IPE));

/** A black dot on nothing: a logo as designers send it. */
export const criarLogoTransparente = (largura = 1200, altura = 500): Buffer =>
  montarPng(largura, altura, 4, (x, y) =>
    Math.hypot(x - largura / 2, y - altura / 2) < altura / 4 ? [0, 0, 0, 255] : [0, 0, 0, 0],
  );

/** A file as a visitor chooses it. */
export const arquivoDeImagem = (name = 'foto.png', buffer = criarImagem()) => ({
  name,
  mimeType: 'image/png',
  buffer,
});
