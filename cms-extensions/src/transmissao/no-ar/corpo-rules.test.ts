import { describe, expect, it } from 'vitest';
import {
  enderecosDaLista,
  isPagina,
  codecDe,
  isSom,
  juntarPedacos,
  lerHls,
  taxaDita,
  taxaDoMp3,
} from './corpo-rules';

it.each([
  ['4\r\nabcd\r\n3\r\nefg\r\n0\r\n\r\n', 'abcdefg'],
  ['A;ext=1\r\n0123456789\r\n', '0123456789'],
  // As much of it as came.
  ['4\r\nabcd\r\n10\r\nefg', 'abcdefg'],
  ['4\r\nabcd\r\n3', 'abcd'],
  ['4\r\nabcd\r\nx\r\nefg', 'abcd'],
  ['', ''],
])('os pedaços de %j são %j', (corpo, junto) => {
  expect(juntarPedacos(Buffer.from(corpo)).toString()).toBe(junto);
});

it.each([
  ['<!DOCTYPE html>', true],
  ['\ufeff \n<html lang="pt">', true],
  ['<?xml version="1.0"?>', true],
  ['<H1>404</H1>', true],
  ['<center>x', true],
  ['<!-- fora do ar -->\n<!-- -->\n<html>', true],
  ['<!-- só isto -->', false],
  // Comments that a pattern could end at each other's end: it must not try them all.
  [`${'<!---->'.repeat(72)}x`, false],
  [`${'<!---->'.repeat(60)}<html>`, true],
  ['x<html>', false],
  ['<audio>', false],
  ['html', false],
  [`${' '.repeat(600)}<html>`, false],
])('%# é página: %s', (corpo, esperado) => {
  expect(isPagina(Buffer.from(corpo))).toBe(esperado);
});

it.each([
  ['MP3', [0xff, 0xfb]],
  ['MP3', [0xff, 0xe2]],
  ['AAC', [0xff, 0xf1]],
  ['AAC', [0xff, 0xf8]],
  ['AAC', [0x47, 0x40]],
  ['AAC', [0x47, 0x46]],
  ['FLAC', [...Buffer.from('fLaC')]],
])('o que ninguém nomeou é %s por como começa: %j', (codec, corpo) => {
  expect(codecDe(Uint8Array.from(corpo))).toBe(codec);
});

it.each([
  ['um quadro MPEG', [0xff, 0xfb], true],
  ['um quadro ADTS', [0xff, 0xf1], true],
  ['o mínimo de sinal', [0xff, 0xe0], true],
  ['sinal pela metade', [0xff, 0xc0], false],
  ['só o primeiro', [0xff], false],
  ['só o segundo', [0x00, 0xfb], false],
  ['FLAC', [...Buffer.from('fLaC')], true],
  ['quase FLAC', [...Buffer.from('fLaX')], false],
  [
    'um pacote de transporte e outro',
    Array.from({ length: 189 }, (_, n) => (n % 188 ? 0 : 0x47)),
    true,
  ],
  ['só o segundo pacote', [...Array<number>(188).fill(0), 0x47], false],
  ['um pacote só', [0x47, ...Array<number>(200).fill(0)], false],
  ['nada', [], false],
])('%s é som: %s', (_, corpo, esperado) => {
  expect(isSom(Uint8Array.from(corpo))).toBe(esperado);
});

it.each([
  [
    '[playlist]\nNumberOfEntries=2\nFile1=http://a.b/1 \r\nTitle1=x\nfile2 = http://a.b/2',
    ['http://a.b/1', 'http://a.b/2'],
  ],
  ['  [Playlist]\nFile12=http://a.b/', ['http://a.b/']],
  ['[playlist]\nxFile1=http://a.b/\nFile1=', []],
  ['#EXTM3U\n#EXTINF:-1,x\nhttp://a.b/1\r\n\n http://a.b/2 ', ['http://a.b/1', 'http://a.b/2']],
  ['x[playlist]\nFile1=y', ['x[playlist]', 'File1=y']],
  ['', []],
])('a lista %j leva a %j', (texto, enderecos) => {
  expect(enderecosDaLista(texto)).toEqual(enderecos);
});

// Work grows with the bytes: by the square of them it would outlast the test.
it('uma entrada cheia de espaços não prende o portal', () => {
  const espacos = ' '.repeat(256 * 1024);
  expect(enderecosDaLista(`[playlist]\nFile1=a${espacos}b`)).toEqual([`a${espacos}b`]);
  expect(enderecosDaLista(`[playlist]\nFile1${espacos}x=a`)).toEqual([]);
});

describe('uma lista HLS', () => {
  const MESTRE =
    '#EXTM3U\n#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=95600,CODECS="mp4a.40.2"\na.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=1\nb.m3u8\n';

  it('que é mestre leva à primeira variante, e diz a sua taxa', () => {
    expect(lerHls(MESTRE, false)).toEqual({
      ...{ proximo: 'a.m3u8', isMestre: true, codec: 'AAC', kbps: 96 },
    });
    expect(
      lerHls('#EXT-X-STREAM-INF:CODECS="mp4a.40.34", BANDWIDTH=128000\na', false),
    ).toMatchObject({
      ...{ codec: 'MP3', kbps: 128 },
    });
    expect(lerHls('#EXT-X-STREAM-INF:XBANDWIDTH=128000\na', false).kbps).toBeNull();
  });

  it('de pedaços leva ao mais novo; se foi cortada, ao último que veio inteiro', () => {
    const pedacos = '#EXTM3U\n#EXTINF:6,\n1.ts\n#EXTINF:6,\n2.ts\n#EXTINF:6,\n3.t';
    expect(lerHls(pedacos, false)).toEqual({
      ...{ proximo: '3.t', isMestre: false, codec: 'AAC', kbps: null },
    });
    expect(lerHls(pedacos, true).proximo).toBe('2.ts');
    expect(lerHls('#EXTM3U\n', false).proximo).toBeNull();
    expect(lerHls('#EXTM3U', true).proximo).toBeNull();
    expect(lerHls('#EXTM3U\n1.ts\n2.t', true).proximo).toBe('1.ts');
    expect(lerHls('#EXTM3U\n##EXT-X-STREAM-INF:\na', false).isMestre).toBe(false);
  });
});

it.each([
  ['MPEG 1', [0xff, 0xfb, 0x90, 0x00], 128],
  ['MPEG 2', [0xff, 0xf3, 0x80, 0x00], 64],
  ['MPEG 2.5', [0xff, 0xe3, 0x80, 0x00], 64],
  ['depois de outros bytes', [0x00, 0xff, 0x00, 0xff, 0xfb, 0xe0], 320],
  ['o quadro cortado', [0xff, 0xfb], null],
  ['taxa livre', [0xff, 0xfb, 0x00, 0x00], null],
  ['taxa que não há', [0xff, 0xfb, 0xf0, 0x00], null],
  ['camada II', [0xff, 0xfd, 0x90, 0x00], null],
  ['sem sinal', [0xfe, 0xfb, 0x90, 0x00], null],
  ['nada', [], null],
])('%s: a taxa é %j', (_, som, kbps) => {
  expect(taxaDoMp3(Uint8Array.from(som))).toBe(kbps);
});

it('cada taxa de MP3 é a sua', () => {
  const taxas = (versao: number) =>
    Array.from({ length: 16 }, (_, n) => taxaDoMp3(Uint8Array.from([0xff, versao, n << 4])));
  expect(taxas(0xfb)).toEqual([
    ...[null, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, null],
  ]);
  expect(taxas(0xf3)).toEqual([
    ...[null, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, null],
  ]);
});

it.each([
  [{ 'icy-br': '128' }, 128],
  [{ 'icy-br': '128,128' }, 128],
  [{ 'ice-bitrate': '64' }, 64],
  [{ 'x-audiocast-bitrate': '32' }, 32],
  [{ 'icy-br': '', 'ice-audio-info': 'channels=2;bitrate=96' }, 96],
  [{ 'icy-br': '0' }, null],
  [{ 'icy-br': '10000' }, null],
  [{ 'icy-br': '9999' }, 9999],
  [{ 'icy-br': 'x' }, null],
  [{}, null],
])('o cabeçalho %j diz %j kbps', (campos, kbps) => {
  expect(taxaDita(campos)).toBe(kbps);
});
