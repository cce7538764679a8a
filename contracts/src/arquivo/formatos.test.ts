import { expect, it } from 'vitest';
import { MIME_DE_AUDIO } from './audio';
import { isHeic, isPdf, MIMES_DE_IMAGEM } from './formatos';
import { PASTAS } from './pastas';

const bytes = (texto: string): Uint8Array => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));

it.each([
  ['%PDF-1.7\n', true],
  ['%PDF', false],
  [' %PDF-1.7', false],
  ['', false],
])('%j é PDF: %s', (inicio, sim) => {
  expect(isPdf(bytes(inicio))).toBe(sim);
});

it.each([
  ['\0\0\0\x18ftypheic\0\0\0\0', true],
  ['\0\0\0\x18ftypmif1\0\0\0\0', true],
  ['\0\0\0\x18ftypavif\0\0\0\0', false],
  ['\0\0\0\x18ftypM4A \0\0\0\0', false],
  ['\0\0\0\x18freeheic\0\0\0\0', false],
  ['\xff\xd8\xff\xe0JFIF', false],
  ['', false],
])('%j é foto de iPhone: %s', (inicio, sim) => {
  expect(isHeic(bytes(inicio))).toBe(sim);
});

it('os formatos são os que se anunciam, e cada tipo de arquivo tem a sua pasta', () => {
  expect(Object.keys(MIME_DE_AUDIO)).toEqual(['.mp3', '.m4a', '.aac', '.ogg']);
  expect(MIMES_DE_IMAGEM).toEqual(['image/jpeg', 'image/png', 'image/webp']);
  expect(new Set(Object.values(PASTAS)).size).toBe(7);
});
