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

const cabecalho = (
  assinatura: number,
  campos: readonly [tamanho: 2 | 4, valor: number][],
): Buffer =>
  Buffer.concat(
    ([[4, assinatura], ...campos] as const).map(([tamanho, valor]) => {
      const bytes = Buffer.alloc(tamanho);
      bytes.writeUIntLE(valor, 0, tamanho);
      return bytes;
    }),
  );

/** A zip of these files, none of them packed. */
export const fazerZip = (arquivos: readonly [nome: string, bytes: Buffer][]): Buffer => {
  const corpos: Buffer[] = [];
  const lista: Buffer[] = [];
  let onde = 0;
  for (const [escrito, bytes] of arquivos) {
    const nome = Buffer.from(escrito);
    // Version, flags (names in UTF-8), method, time and day, checksum, sizes, lengths.
    const comum: [2 | 4, number][] = [
      ...([
        [2, 20],
        [2, 0x800],
        [2, 0],
        [2, 0],
        [2, 0x21],
        [4, 0],
      ] as [2 | 4, number][]),
      ...([
        [4, bytes.length],
        [4, bytes.length],
        [2, nome.length],
        [2, 0],
      ] as [2 | 4, number][]),
    ];
    const corpo = Buffer.concat([cabecalho(0x04034b50, comum), nome, bytes]);
    corpos.push(corpo);
    const resto: [2 | 4, number][] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, onde],
    ];
    lista.push(cabecalho(0x02014b50, [[2, 20], ...comum, ...resto]), nome);
    onde += corpo.length;
  }
  const central = Buffer.concat(lista);
  const fim = cabecalho(0x06054b50, [
    ...([
      [2, 0],
      [2, 0],
      [2, arquivos.length],
      [2, arquivos.length],
    ] as [2 | 4, number][]),
    ...([
      [4, central.length],
      [4, onde],
      [2, 0],
    ] as [2 | 4, number][]),
  ]);
  return Buffer.concat([...corpos, central, fim]);
};
