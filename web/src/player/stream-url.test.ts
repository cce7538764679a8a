import { expect, it } from 'vitest';
import { isHls, semMemoria } from './stream-url';

it.each([
  ['https://r/lista.m3u8', true],
  ['https://r/LISTA.M3U8?token=1', true],
  ['https://r/lista.m3u8#inicio', true],
  ['https://r/ao-vivo.mp3', false],
  ['https://r/stream?formato=.m3u8', false],
  ['https://m3u8.exemplo/stream', false],
])('HLS só pelo caminho: %s é %s', (url, esperado) => {
  expect(isHls(url)).toBe(esperado);
});

it.each([
  ['https://r/ao-vivo', 'https://r/ao-vivo?_=x'],
  ['https://r/ao-vivo?token=1', 'https://r/ao-vivo?token=1&_=x'],
  ['https://r:8000/;', 'https://r:8000/;?_=x'],
  ['https://r/ao-vivo#t', 'https://r/ao-vivo?_=x#t'],
])('marca o endereço sem perder nada dele: %s', (url, esperado) => {
  expect(semMemoria(url, 'x')).toBe(esperado);
});
