import { describe, expect, it } from 'vitest';
import { extensaoDeAudio, processarAudio } from './audio';

/** One second of MPEG-1 layer III silence: 44.1 kHz, 128 kbit/s, mono. */
const mp3 = (): Buffer => {
  const quadro = Buffer.alloc(417);
  quadro.writeUInt32BE(0xfffb90c4);
  return Buffer.concat(Array.from({ length: 39 }, () => quadro));
};

/** One second of ADTS frames: AAC LC, 44.1 kHz, mono, 64 bytes each. */
const aac = (): Buffer => {
  const quadro = Buffer.alloc(64);
  quadro.set([0xff, 0xf1, 0x50, 0x40, 0x08, 0x1f, 0xfc]);
  return Buffer.concat(Array.from({ length: 43 }, () => quadro));
};

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

  it('fica com os seus bytes, um nome próprio e a extensão certa', async () => {
    const bytes = mp3();
    const { nome, arquivos, duracaoSegundos } = await processarAudio(bytes);
    expect(nome).toMatch(/^[0-9a-f]{32}\.mp3$/);
    expect(arquivos.get(nome)).toBe(bytes);
    expect(duracaoSegundos).toBeCloseTo(1, 1);
  });

  it('AAC sem contêiner também toca', async () => {
    const { extensao, duracaoSegundos } = await processarAudio(aac());
    expect(extensao).toBe('.aac');
    expect(duracaoSegundos).toBeCloseTo(1, 1);
  });

  it.each([
    ['uma página com cabeçalho de MP3', Buffer.from('ID3<html><script>alert(1)</script>')],
    ['um Ogg de mentira', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(200, 1)])],
    ['uma imagem', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['pesado demais', Buffer.alloc(30 * 1024 * 1024 + 1)],
  ])('%s é recusado', async (_nome, bytes) => {
    await expect(processarAudio(bytes)).rejects.toMatchObject({ name: 'RecusaDeArquivo' });
  });
});
