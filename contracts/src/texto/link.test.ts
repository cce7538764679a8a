import { expect, it } from 'vitest';
import { completarLink, isLink, recusaDoLink } from './link';
import { MENSAGENS_DO_LINK as MSG } from './mensagens';

it.each([
  'https://exemplo.com.br',
  'http://exemplo.com.br/',
  'HTTPS://Exemplo.com.br/Caminho?a=1&b=2#c',
  'https://pão.exemplo.com.br',
  'https://pão.exemplo.com.br/pães?é=ã',
  'https://xn--po-kia.exemplo.com.br/',
  'https://rádio.com.br:8443/ouvir',
  'https://例え.テスト/',
  'https://a.b',
  'https://sub_dominio.exemplo.com',
  'http://200.147.3.157:8000/stream',
  'https://1.2.3.4.exemplo.com',
  'https://1.2.3.4.Exemplo.com',
  'https://radio1.2.3.exemplo4',
  'http://127.0.0.1:9/',
  'https://www.youtube.com/@suaradio',
  'https://exemplo.com.br/%C3%A9?de=https://outro.com',
  'https://exemplo.com.br/;stream.mp3',
])('%s é um link', (texto) => {
  expect(recusaDoLink(texto)).toBeNull();
});

it.each([
  ['', MSG.linkInvalido],
  ['exemplo.com.br', MSG.linkInvalido],
  ['//exemplo.com.br', MSG.linkInvalido],
  ['/caminho', MSG.linkInvalido],
  ['javascript:alert(1)', MSG.linkInvalido],
  ['javascript://exemplo.com.br/%0aalert(1)', MSG.linkInvalido],
  ['data:text/html,x', MSG.linkInvalido],
  ['ftp://exemplo.com.br', MSG.linkInvalido],
  ['https:exemplo.com.br', MSG.linkInvalido],
  ['https:/exemplo.com.br', MSG.linkInvalido],
  ['https://', MSG.linkInvalido],
  ['https:///exemplo.com.br', MSG.linkInvalido],
  ['https://exemplo.com.br/a b', MSG.linkIlegivel],
  ['https://exe mplo.com.br', MSG.linkIlegivel],
  ['https://a.b\\@c', MSG.linkIlegivel],
  ['https://exemplo.com.br\\x', MSG.linkIlegivel],
  ['https://exemplo.com.br:99999/', MSG.linkIlegivel],
  ['https://exemplo.com.br:porta/', MSG.linkIlegivel],
  ['https://a<b.com', MSG.linkIlegivel],
  ['https://[::1/', MSG.linkIlegivel],
  ['https://.', MSG.linkIncompleto],
  ['https://..', MSG.linkIncompleto],
  ['https://a', MSG.linkIncompleto],
  ['https://a.', MSG.linkIncompleto],
  ['https://.a', MSG.linkIncompleto],
  ['https://a..b', MSG.linkIncompleto],
  ['https://.a.b', MSG.linkIncompleto],
  ['https://a.b.', MSG.linkIncompleto],
  ['https://localhost:1337/', MSG.linkIncompleto],
  ['https://[::1]/', MSG.linkIncompleto],
  ['https://1', MSG.linkIncompleto],
  ['https://0x7f.1/', MSG.linkIncompleto],
  ['https://2130706433/', MSG.linkIncompleto],
  ['https://ex%61mplo.com.br/', MSG.linkIncompleto],
  ['x https://exemplo.com.br', MSG.linkInvalido],
  ['xhttps://exemplo.com.br', MSG.linkInvalido],
  ['https://10.1', MSG.linkIncompleto],
  ['https://010.10.10.10', MSG.linkIncompleto],
  ['https://:pw@exemplo.com.br', MSG.linkIncompleto],
  ['https://user:pw@exemplo.com.br', MSG.linkIncompleto],
  ['https://user@exemplo.com.br', MSG.linkIncompleto],
  ['https://@exemplo.com.br', MSG.linkIncompleto],
  ['https://exemplo.com.br:x@outro.com', MSG.linkIncompleto],
])('%j não é um link', (texto, recusa) => {
  expect(recusaDoLink(texto)).toBe(recusa);
});

/** No runtime's types are loaded here. */
declare const URL: new (texto: string) => object;

it('um nome cifrado que não se decifra não é um link onde o endereço não se lê', () => {
  const quebrado = 'https://xn--a.com';
  // Node 24 reads it as it stands; 20 and 22 do not.
  let recusa: string | null = null;
  try {
    new URL(quebrado);
  } catch {
    recusa = MSG.linkIlegivel;
  }
  expect(recusaDoLink(quebrado)).toBe(recusa);
});

it('um host com acento é link por mais vezes que se pergunte', () => {
  const perguntas = Array.from({ length: 20_000 }, () => isLink('https://pão.exemplo.com.br'));
  expect(perguntas.every(Boolean)).toBe(true);
});

it.each([
  [' instagram.com/x ', 'https://instagram.com/x'],
  ['www.pão.com.br', 'https://www.pão.com.br'],
  ['https://a.b', 'https://a.b'],
  ['r.com.br:8000/;', 'https://r.com.br:8000/;'],
  ['tel:11987654321', 'tel:11987654321'],
  ['a:b.c', 'a:b.c'],
  ['x1+.-:b.c', 'x1+.-:b.c'],
  ['a.b//c', 'https://a.b//c'],
  ['a.b:/c', 'a.b:/c'],
  ['http.x://a.b', 'http.x://a.b'],
  ['a.b/?u=x:y', 'https://a.b/?u=x:y'],
  ['HTTP://a.b', 'HTTP://a.b'],
  ['ftp://a.b', 'ftp://a.b'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['//a.b', '//a.b'],
  ['@minharadio', '@minharadio'],
  ['minha radio', 'minha radio'],
  ['instagram', 'instagram'],
  ['', ''],
])('%j se completa em %j', (texto, completo) => {
  expect(completarLink(texto)).toBe(completo);
});
