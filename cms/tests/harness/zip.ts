import { inflateRawSync } from 'node:zlib';

/** The files of a zip, by name, read from its central directory; throws on what is none. */
export const lerZip = (zip: Buffer): Map<string, Buffer> => {
  const fim = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (fim < 0) throw new Error('not a zip');
  const arquivos = new Map<string, Buffer>();
  let entrada = zip.readUInt32LE(fim + 16);
  for (let falta = zip.readUInt16LE(fim + 10); falta > 0; falta -= 1) {
    const metodo = zip.readUInt16LE(entrada + 10);
    const tamanho = zip.readUInt32LE(entrada + 20);
    const [nome, extra, nota] = [28, 30, 32].map((onde) => zip.readUInt16LE(entrada + onde));
    const local = zip.readUInt32LE(entrada + 42);
    const inicio = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const corpo = zip.subarray(inicio, inicio + tamanho);
    arquivos.set(
      zip.toString('utf8', entrada + 46, entrada + 46 + (nome ?? 0)),
      metodo === 0 ? corpo : inflateRawSync(corpo),
    );
    entrada += 46 + (nome ?? 0) + (extra ?? 0) + (nota ?? 0);
  }
  return arquivos;
};
