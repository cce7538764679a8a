import { describe, expect, it } from 'vitest';
import { formatoDe, laudoDe, lerCabecalho } from './rules';

const bytes = (texto: string) => new TextEncoder().encode(texto);

describe('o que o servidor responde', () => {
  it('entende HTTP e o Shoutcast antigo', () => {
    expect(lerCabecalho('ICY 200 OK\r\nicy-br:128\r\ncontent-type: audio/mpeg')).toEqual({
      icy: true,
      codigo: 200,
      campos: { 'icy-br': '128', 'content-type': 'audio/mpeg' },
    });
    expect(lerCabecalho('HTTP/1.0 404 Not Found\nServer: x')).toMatchObject({
      icy: false,
      codigo: 404,
    });
  });

  it.each(['', 'SSH-2.0-OpenSSH', 'HTTP/2 200', '220 mail'])('%j não é de transmissão', (texto) => {
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
