import { expect, it } from 'vitest';
import { ondeDobra } from './texto-sobre';

it.each([
  ['', 'nunca'],
  ['Canta desde menina.', 'nunca'],
  ['a\nb', 'nunca'],
  ['a\nb\nc\nd', 'estreito'],
  ['palavra '.repeat(15), 'estreito'],
  ['a\nb\nc\nd\ne', 'sempre'],
  ['palavra '.repeat(30), 'sempre'],
])('%j dobra: %s', (texto, esperado) => {
  expect(ondeDobra(texto)).toBe(esperado);
});
