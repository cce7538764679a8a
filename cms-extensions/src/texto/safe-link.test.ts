import { expect, it } from 'vitest';
import { safeLink } from './safe-link';

it('um host com acento continua inteiro por mais que se leia', () => {
  const lidos = new Set(
    Array.from({ length: 20_000 }, () => safeLink('https://pão.exemplo.com.br')),
  );
  expect([...lidos]).toEqual(['https://pão.exemplo.com.br']);
});

it.each([
  ['https://a.test/', 'https://a.test/'],
  [' http://a.test ', 'http://a.test'],
  ['/usuario/novo', '/usuario/novo'],
  ['/#webradios', '/#webradios'],
  ['#home', '#home'],
  ['//outro.test', ''],
  ['/\\outro.test', ''],
  ['javascript:alert(1)', ''],
  ['JaVaScRiPt:alert(1)', ''],
  ['java\nscript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['ftp://a.test', ''],
  ['a.test', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%j vira %j', (link, expected) => {
  expect(safeLink(link)).toBe(expected);
});
