import { describe, expect, it } from 'vitest';
import { extensaoDeAudio, julgarAudio } from './audio';

/** One second of MPEG-1 layer III silence: 44.1 kHz, 128 kbit/s, mono. */
const mp3 = (): Buffer => {
  const quadro = Buffer.alloc(417);
  quadro.writeUInt32BE(0xfffb90c4);
  return Buffer.concat(Array.from({ length: 39 }, () => quadro));
};

/** An ID3 tag of so many zeros. */
const etiqueta = (bytes: number): Buffer => {
  const tamanho = [21, 14, 7, 0].map((bits) => (bytes >> bits) & 127);
  return Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, ...tamanho]), Buffer.alloc(bytes)]);
};

/** The same, whose first frame says that it has two thousand million of them. */
const mp3QueMente = (): Buffer => {
  const bytes = mp3();
  bytes.write('Xing', 21, 'latin1');
  bytes.writeUInt32BE(3, 25);
  bytes.writeUInt32BE(2_000_000_000, 29);
  bytes.writeUInt32BE(bytes.length, 33);
  return bytes;
};

/** One second of ADTS frames: AAC LC, 44.1 kHz, mono, 64 bytes each. */
const aac = (): Buffer => {
  const quadro = Buffer.alloc(64);
  quadro.set([0xff, 0xf1, 0x50, 0x40, 0x08, 0x1f, 0xfc]);
  return Buffer.concat(Array.from({ length: 43 }, () => quadro));
};

/** An MP4 box: its size, its name, what is in it. */
const caixa = (nome: string, ...dentro: readonly Buffer[]): Buffer => {
  const cabeca = Buffer.alloc(8);
  cabeca.writeUInt32BE(8 + dentro.reduce((soma, { length }) => soma + length, 0));
  cabeca.write(nome, 4, 'latin1');
  return Buffer.concat([cabeca, ...dentro]);
};

const numeros = (...quais: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * quais.length);
  quais.forEach((qual, i) => bytes.writeUInt32BE(qual, 4 * i));
  return bytes;
};

/** A track of one second, of the kind its handler names. */
const trilha = (tipo: 'soun' | 'vide', formato: string): Buffer =>
  caixa(
    'trak',
    caixa('tkhd', numeros(0, 0, 0, tipo === 'soun' ? 1 : 2, ...Array<number>(17).fill(0))),
    caixa(
      'mdia',
      caixa('mdhd', numeros(0, 0, 0, 44_100, 44_100, 0)),
      caixa('hdlr', numeros(0, 0), Buffer.from(tipo), numeros(0, 0, 0, 0)),
      caixa(
        'minf',
        caixa(
          'stbl',
          caixa('stsd', numeros(0, 1), caixa(formato, numeros(0, 1, 0, 0, 0x0002_0010, 0, 0))),
          caixa('stsz', numeros(0, 0, 1, 4000)),
        ),
      ),
    ),
  );

const mp4 = (...trilhas: readonly Buffer[]): Buffer =>
  Buffer.concat([
    caixa('ftyp', Buffer.from('isom\0\0\x02\0isommp42', 'latin1')),
    caixa('moov', ...trilhas),
    caixa('mdat', Buffer.alloc(4000)),
  ]);

describe('um áudio enviado', () => {
  it.each([
    ['OggS\0\x02', '.ogg'],
    ['ID3\x04\0\0\0\0\0\0', '.mp3'],
    ['\xff\xfb\x90\xc4', '.mp3'],
    ['\xff\xf1\x50\x40', '.aac'],
    ['\xff\xf1\xfc\x40', null],
    ['\0\0\0\x20ftypM4A ', '.m4a'],
    ['\0\0\0\x20ftypisom', '.m4a'],
    ['\0\0\0\x20ftypavif', null],
    ['RIFF\0\0\0\0WAVE', null],
    ['\xff\xd8\xff\xe0', null],
    ['<html>', null],
    ['', null],
  ])('é reconhecido pelo que é: %j → %s', (bytes, extensao) => {
    expect(extensaoDeAudio(Buffer.from(bytes, 'latin1'))).toBe(extensao);
  });

  it.each([
    ['sem etiqueta', mp3()],
    ['com uma etiqueta ID3', Buffer.concat([etiqueta(300), mp3()])],
    ['com duas, uma delas grande', Buffer.concat([etiqueta(5_000_000), etiqueta(20), mp3()])],
  ])('MP3 %s dura o que dura', async (_nome, bytes) => {
    const { extensao, duracaoSegundos } = await julgarAudio(bytes);
    expect(extensao).toBe('.mp3');
    expect(duracaoSegundos).toBeCloseTo(1, 1);
  });

  it('AAC sem contêiner também toca', async () => {
    const { extensao, duracaoSegundos } = await julgarAudio(aac());
    expect(extensao).toBe('.aac');
    expect(duracaoSegundos).toBeCloseTo(1, 1);
  });

  it('MP4 só de som é som; com imagem em movimento é vídeo', async () => {
    const som = trilha('soun', 'mp4a');
    const { extensao, duracaoSegundos } = await julgarAudio(mp4(som));
    expect(extensao).toBe('.m4a');
    expect(duracaoSegundos).toBeCloseTo(1, 1);
    for (const video of [mp4(som, trilha('vide', 'avc1')), mp4(trilha('vide', 'avc1'), som)])
      await expect(julgarAudio(video)).rejects.toMatchObject({ name: 'RecusaDeArquivo' });
  });

  it.each([
    ['uma página com cabeçalho de MP3', Buffer.from('ID3<html><script>alert(1)</script>')],
    ['um Ogg de mentira', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(200, 1)])],
    ['só uma etiqueta ID3', etiqueta(300)],
    ['uma etiqueta que passa do fim', etiqueta(300).subarray(0, 100)],
    ['o que diz durar anos em poucos bytes', mp3QueMente()],
    ['uma imagem', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['pesado demais', Buffer.alloc(30 * 1024 * 1024 + 1)],
  ])('%s é recusado', async (_nome, bytes) => {
    await expect(julgarAudio(bytes)).rejects.toMatchObject({ name: 'RecusaDeArquivo' });
  });
});
