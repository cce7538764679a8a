import { crc32, deflateSync } from 'node:zlib';

const ASSINATURA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const bloco = (tipo: string, dados: Buffer): Buffer => {
  const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), dados]);
  const antes = Buffer.alloc(4);
  antes.writeUInt32BE(dados.length);
  const depois = Buffer.alloc(4);
  depois.writeUInt32BE(crc32(corpo));
  return Buffer.concat([antes, corpo, depois]);
};

interface Forma {
  largura: number;
  altura: number;
  bits?: 8 | 16;
}

const png = ({ largura, altura, bits = 8 }: Forma, dados: Buffer): Buffer => {
  const cabecalho = Buffer.alloc(13);
  cabecalho.writeUInt32BE(largura, 0);
  cabecalho.writeUInt32BE(altura, 4);
  cabecalho.set([bits, 2, 0, 0, 0], 8);
  return Buffer.concat([
    ASSINATURA,
    bloco('IHDR', cabecalho),
    bloco('IDAT', dados),
    bloco('IEND', Buffer.alloc(0)),
  ]);
};

/** A PNG of a few hundred bytes that says it is that wide and, unless told otherwise, that high. */
export const pngQueDiz = (largura: number, altura = largura): Buffer =>
  png({ largura, altura }, deflateSync(Buffer.alloc(100_000)));

/** A whole black PNG of this form: small to send, long to read. */
export const pngInteiro = (forma: Forma): Buffer => {
  const linha = 1 + forma.largura * 3 * ((forma.bits ?? 8) / 8);
  return png(forma, deflateSync(Buffer.alloc(linha * forma.altura), { level: 1 }));
};
