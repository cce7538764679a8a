import { expect, it } from 'vitest';
import { precisaLerMais } from './texto-sobre';

it.each([
  ['', false],
  ['Canta desde menina.', false],
  ['a\nb\nc\nd', false],
  ['a\nb\nc\nd\ne', true],
  ['palavra '.repeat(30), true],
])('%j dobra: %s', (texto, esperado) => {
  expect(precisaLerMais(texto)).toBe(esperado);
});
