import { expect, it } from 'vitest';
import { urlDoComprovante } from '../ficha/linhas';
import { comprovanteDe } from './servir-comprovantes';

const NOME = 'abc123-800x600.webp';

it.each([
  [urlDoComprovante(NOME), NOME],
  [urlDoComprovante('abc123-800x600.w256.webp'), NOME],
  [urlDoComprovante('abc123-800x600m.w768.webp'), 'abc123-800x600m.webp'],
  [urlDoComprovante('../banner/abc123-800x600.webp'), null],
  [urlDoComprovante('abc123-800x600.png'), null],
  [urlDoComprovante(''), null],
  [urlDoComprovante('%2e%2e%2fabc-1x1.webp'), null],
  ['/storage/banner/abc123-800x600.webp', null],
])('%s é do comprovante %s', (caminho, nome) => {
  expect(comprovanteDe(caminho)).toBe(nome);
});

it.each([
  ...['x-abc123-800x600.webp', 'abc123-800x600.webp.html', 'abc123-800x600.w.webp'],
  ...['abc123-800x.webp', '-800x600.webp', 'abc123-800x600xwebp', 'ABC-8x6.webp'],
])('%s não é nome de comprovante', (nome) => {
  expect(comprovanteDe(urlDoComprovante(nome))).toBeNull();
});
