import { crc32, deflateSync } from 'node:zlib';

const ASSINATURA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @param {string} tipo @param {Buffer} dados */
const bloco = (tipo, dados) => {
  const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), dados]);
  const tamanho = Buffer.alloc(4);
  tamanho.writeUInt32BE(dados.length);
  const soma = Buffer.alloc(4);
  soma.writeUInt32BE(crc32(corpo));
  return Buffer.concat([tamanho, corpo, soma]);
};

/**
 * A PNG that says it is of this form, of what `linhas` holds: each line after a zero byte, pixel by pixel.
 * @param {{ largura: number, altura: number, bits?: 8 | 16, cores?: 3 | 4 }} forma
 * @param {Buffer} linhas
 * @param {import('node:zlib').ZlibOptions} [compressao]
 */
export const montarPng = ({ largura, altura, bits = 8, cores = 3 }, linhas, compressao) => {
  const cabecalho = Buffer.alloc(13);
  cabecalho.writeUInt32BE(largura, 0);
  cabecalho.writeUInt32BE(altura, 4);
  cabecalho.set([bits, cores === 3 ? 2 : 6], 8);
  return Buffer.concat([
    ASSINATURA,
    bloco('IHDR', cabecalho),
    bloco('IDAT', deflateSync(linhas, compressao)),
    bloco('IEND', Buffer.alloc(0)),
  ]);
};

/** The smallest picture: one red dot. */
export const PONTO_VERMELHO = montarPng({ largura: 1, altura: 1 }, Buffer.from([0, 255, 0, 0]));
