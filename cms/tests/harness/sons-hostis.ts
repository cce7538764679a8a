const MB = 1024 * 1024;

const CABECALHO_MP3 = Buffer.from([0xff, 0xfb, 0x90, 0xc4]);

/** A frame header and then what a damaged disk leaves. */
const mp3ESoUns = (bytes: number): Buffer =>
  Buffer.concat([CABECALHO_MP3, Buffer.alloc(bytes, 0xff)]);

/** The size of an ID3 tag as its header writes it: seven bits a byte. */
const tamanhoId3 = (bytes: number): number[] => [21, 14, 7, 0].map((bits) => (bytes >> bits) & 127);

const etiquetaId3 = (conteudo: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, ...tamanhoId3(conteudo.length)]),
    conteudo,
  ]);

/** A frame of a tag: its name, four bytes of size, two of flags, and nothing more. */
const quadroId3 = Buffer.from([0x54, 0x58, 0x58, 0x58, 0, 0, 0, 1, 0, 0, 0]);

const FTYP = Buffer.concat([
  Buffer.from([0, 0, 0, 20]),
  Buffer.from('ftypM4A \0\0\0\0M4A ', 'latin1'),
]);

const caixaMp4 = (tamanho: number, nome = 'free'): Buffer => {
  const caixa = Buffer.alloc(8);
  caixa.writeUInt32BE(tamanho);
  caixa.write(nome, 4, 'latin1');
  return caixa;
};

/** Boxes inside boxes, all the way. */
const caixasFundas = (quantas: number): Buffer =>
  Buffer.concat([
    FTYP,
    ...Array.from({ length: quantas }, (_, i) =>
      caixaMp4((quantas - i) * 8, i === 0 ? 'moov' : 'udta'),
    ),
  ]);

const repetir = (pedaco: Buffer, vezes: number): Buffer =>
  Buffer.alloc(pedaco.length * vezes, pedaco);

/** An ADTS frame that says it is seven bytes long: its header. */
const quadroAacVazio = Buffer.from([0xff, 0xf1, 0x50, 0x40, 0x00, 0xff, 0xfc]);

const paginaOgg = (serie: number, segmentos: number[], dados: Buffer, tipo = 0): Buffer => {
  const cabecalho = Buffer.alloc(27);
  cabecalho.write('OggS', 'latin1');
  cabecalho[5] = tipo;
  cabecalho.writeUInt32LE(serie, 18);
  cabecalho[26] = segmentos.length;
  return Buffer.concat([cabecalho, Buffer.from(segmentos), dados]);
};

/** The first page of Vorbis, as whoever looks at it expects. */
const inicioVorbis = (): Buffer => {
  const dados = Buffer.alloc(30);
  dados.write('\x01vorbis', 'latin1');
  dados[11] = 2;
  dados.writeUInt32LE(44_100, 12);
  dados[28] = 0xb8;
  dados[29] = 1;
  return paginaOgg(0, [30], dados, 2);
};

/** Comments that say there are four thousand million of them. */
const comentariosSemFim = (): Buffer => {
  const comentarios = Buffer.alloc(255 * 255);
  comentarios.write('\x03vorbis', 'latin1');
  comentarios.writeUInt32LE(0, 7);
  comentarios.writeUInt32LE(0xffffffff, 11);
  const pagina = paginaOgg(
    1,
    Array.from({ length: 255 }, () => 255),
    comentarios,
  );
  return Buffer.concat([inicioVorbis(), ...Array.from({ length: 40 }, () => pagina)]);
};

/** Sounds made to keep a reader busy, by what they do. Each is at most 30 MB. */
export const SONS_HOSTIS: readonly (readonly [nome: string, som: () => Buffer])[] = [
  ['MP3 e 0,25 MB de FF', () => mp3ESoUns(MB / 4)],
  ['MP3 e 6 MB de FF', () => mp3ESoUns(6 * MB)],
  ['AAC de quatro milhões de quadros vazios', () => repetir(quadroAacVazio, 4_000_000)],
  ['MP4 de caixas fundas', () => caixasFundas(100_000)],
  ['MP4 de caixas de tamanho zero', () => Buffer.concat([FTYP, repetir(caixaMp4(0), 100_000)])],
  ['MP4 de três milhões de caixas', () => Buffer.concat([FTYP, repetir(caixaMp4(8), 3_000_000)])],
  ['OGG de comentários sem fim', comentariosSemFim],
  [
    'OGG de um milhão de páginas vazias',
    () => Buffer.concat([inicioVorbis(), repetir(paginaOgg(0, [], Buffer.alloc(0)), 1_000_000)]),
  ],
  [
    'etiqueta ID3 de 27 MB',
    () => Buffer.concat([etiquetaId3(Buffer.alloc(27 * MB)), mp3ESoUns(400)]),
  ],
  [
    'um milhão e duzentos mil quadros ID3',
    () => Buffer.concat([etiquetaId3(repetir(quadroId3, 1_200_000)), mp3ESoUns(400)]),
  ],
];
