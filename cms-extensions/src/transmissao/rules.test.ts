import { describe, expect, it } from 'vitest';
import { desvioDe, formatoDe, laudoDe, lerCabecalho, semPedacos, type Cabecalho } from './rules';

const bytes = (texto: string) => new TextEncoder().encode(texto);

describe('o que o servidor responde', () => {
  it('entende HTTP e o Shoutcast antigo', () => {
    expect(lerCabecalho('ICY 200 OK\r\nicy-br:128\r\ncontent-type: audio/mpeg')).toEqual({
      icy: true,
      codigo: 200,
      campos: { 'icy-br': '128', 'content-type': 'audio/mpeg' },
    });
    expect(lerCabecalho('HTTP/1.0 404 Not Found\nServer: x')).toMatchObject({
      ...{ icy: false, codigo: 404, campos: { server: 'x' } },
    });
  });

  it('os campos valem sem caixa nem espaços à volta; o que não é campo não conta', () => {
    const texto = 'HTTP/1.1 200 OK\r\n Icy-Name : Rádio: a sua \r\n: nada\r\nsolto\r\na:b';
    expect(lerCabecalho(texto)).toEqual({
      icy: false,
      codigo: 200,
      campos: { 'icy-name': 'Rádio: a sua', a: 'b' },
    });
  });

  it.each([
    '',
    'SSH-2.0-OpenSSH',
    'HTTP/2 200',
    '220 mail',
    'x ICY 200 OK',
    'ICY 20',
    'HTTP/1.2 200',
  ])('%j não é de transmissão', (texto) => {
    expect(lerCabecalho(texto)).toBeNull();
  });
});

it.each([
  ['audio/mpeg', '', 'MP3'],
  ['AUDIO/AACP', '', 'AAC'],
  ['application/ogg', '', 'Ogg'],
  ['application/vnd.apple.mpegurl', '#EXTM3U\n#EXT-X-VERSION:3', 'HLS'],
  ['audio/x-mpegurl', 'http://x/', 'lista'],
  ['text/plain', '[playlist]\nFile1=', 'lista'],
  ['text/html; charset=utf-8', '<html>', 'pagina'],
  [undefined, 'OggS', 'Ogg'],
  ['application/octet-stream', '....', 'desconhecido'],
  ['audio/mp3', '', 'MP3'],
  ['audio/mpeg3', '', 'MP3'],
  ['audio/flac', '', 'FLAC'],
  ['x-audio/flac', '', 'desconhecido'],
  ['audio/x-mp3', '', 'MP3'],
  ['audio/aac', '', 'AAC'],
  ['audio/mp4', '', 'AAC'],
  ['audio/x-aac', '', 'AAC'],
  ['audio/opus', '', 'Ogg'],
  ['audio/mpegurl', '', 'lista'],
  ['application/x-mpegurl', '', 'lista'],
  ['audio/x-scpls', '', 'lista'],
  ['application/pls', '', 'lista'],
  ['audio/mpeg', '#EXTM3U\nhttp://x/', 'lista'],
  ['text/plain', ' #EXTM3U', 'desconhecido'],
  ['text/plain', 'x[playlist]', 'desconhecido'],
  ['text/plain', '#EXT-X-VERSION:3', 'desconhecido'],
  ['x-audio/mpeg', '', 'desconhecido'],
  ['x text/html', '', 'desconhecido'],
  ['x-audio/aac', '', 'desconhecido'],
  ['x-audio/ogg', '', 'desconhecido'],
  ['x-audio/mpegurl', '', 'desconhecido'],
  ['x-audio/x-scpls', '', 'desconhecido'],
  [undefined, 'ID3\x04', 'MP3'],
  [undefined, 'OggS\0\x02', 'Ogg'],
  [undefined, 'x OggS ID3', 'desconhecido'],
])('%j começando por %j é %s', (tipo, comeco, formato) => {
  expect(formatoDe(tipo, bytes(comeco))).toBe(formato);
});

describe('o laudo', () => {
  const ok = { icy: false, codigo: 200, campos: { server: 'Icecast' } };

  it('está no ar com https e formato conhecido', () => {
    expect(laudoDe(ok, 'MP3', true).situacao).toBe('no-ar');
  });

  it('avisa do que atrapalha: sem https, lista, página', () => {
    expect(laudoDe(ok, 'MP3', false).situacao).toBe('atencao');
    expect(laudoDe(ok, 'lista', true).detalhes[0]).toContain('lista de reprodução');
    expect(laudoDe(ok, 'pagina', true).detalhes[0]).toContain('página');
  });

  it('diz o código de quem recusa', () => {
    expect(laudoDe({ ...ok, codigo: 403 }, 'MP3', true)).toMatchObject({
      situacao: 'fora',
      detalhes: ['O servidor respondeu com o código 403.'],
    });
  });
});

it.each([
  [299, undefined],
  [300, 'http://outra/'],
  [302, 'http://outra/'],
  [399, 'http://outra/'],
  [400, undefined],
])('de um %i com `location` segue-se para %j', (codigo, desvio) => {
  expect(desvioDe({ icy: false, codigo, campos: { location: 'http://outra/' } })).toBe(desvio);
  expect(desvioDe({ icy: false, codigo, campos: {} })).toBeUndefined();
});

describe('um corpo em pedaços', () => {
  const cabecalho = (pedacos?: string): Cabecalho => {
    const campos: Record<string, string> = {};
    if (pedacos !== undefined) campos['transfer-encoding'] = pedacos;
    return { icy: false, codigo: 200, campos };
  };
  it.each([
    ['Chunked', '1a2F\r\nOggS', 'OggS'],
    ['gzip, chunked', '4;nome=x\nOggS', 'OggS'],
    ['chunked', 'OggS', 'OggS'],
    ['chunked', '\r\n4\r\nOggS', '\r\n4\r\nOggS'],
    ['identity', '4\r\nOggS', '4\r\nOggS'],
    [undefined, '4\r\nOggS', '4\r\nOggS'],
  ])('%j: %j começa em %j', (pedacos, comeco, resto) => {
    const lido = semPedacos(cabecalho(pedacos), bytes(comeco));
    expect(new TextDecoder().decode(lido)).toBe(resto);
  });
});

it('o laudo diz o formato, a taxa, a segurança e o servidor', () => {
  const campos = { 'icy-br': '128,128', server: 'x'.repeat(100) };
  expect(laudoDe({ icy: false, codigo: 200, campos }, 'AAC', true)).toEqual({
    situacao: 'no-ar',
    titulo: 'A transmissão está no ar',
    detalhes: [
      'Formato: AAC, 128 kbps',
      'Conexão segura (https): sim',
      `Servidor: ${'x'.repeat(80)}`,
    ],
  });
  expect(laudoDe({ icy: true, codigo: 200, campos: {} }, 'MP3', false)).toEqual({
    situacao: 'atencao',
    titulo: 'Responde, com ressalvas',
    detalhes: [
      'Sem https: alguns navegadores não tocam. Prefira um endereço com https://.',
      'Formato: MP3',
      'Conexão segura (https): não',
      'Servidor: Shoutcast',
    ],
  });
  const mudo = laudoDe({ icy: false, codigo: 200, campos: {} }, 'desconhecido', true);
  expect(mudo.detalhes[0]).toContain('não foi reconhecido');
  expect(mudo.detalhes.at(-1)).toBe('Servidor: não informado');
});
