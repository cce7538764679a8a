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

/** A PNG of a few hundred bytes that says it is that wide and that high. */
export const pngQueDiz = (lado: number): Buffer => {
  const cabecalho = Buffer.alloc(13);
  cabecalho.writeUInt32BE(lado, 0);
  cabecalho.writeUInt32BE(lado, 4);
  cabecalho.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    ASSINATURA,
    bloco('IHDR', cabecalho),
    bloco('IDAT', deflateSync(Buffer.alloc(100_000))),
    bloco('IEND', Buffer.alloc(0)),
  ]);
};
