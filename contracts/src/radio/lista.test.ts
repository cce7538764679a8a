import { expect, it } from 'vitest';
import { isLista } from './lista';

it.each([
  ['https://radio.exemplo.com.br/listen.pls?sid=1', true],
  ['http://radio.exemplo.com.br:8000/ao-vivo.M3U', true],
  ['https://radio.exemplo.com.br/a.pls#x', true],
  ['https://radio.exemplo.com.br/a.m3u8', false],
  ['https://radio.exemplo.com.br/ao-vivo?lista=a.pls', false],
  ['https://radio.exemplo.com.br/pls', false],
  ['/demonstracao/radio.mp3', false],
  ['', false],
])('%j é uma lista que nenhum navegador toca: %s', (url, lista) => {
  expect(isLista(url)).toBe(lista);
});
