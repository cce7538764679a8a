import { expect, it } from 'vitest';
import { duracaoEscrita } from './duracao';

it.each([
  [5, '0:05'],
  [185, '3:05'],
  [600, '10:00'],
  [3723, '1:02:03'],
])('%i segundos são %s', (segundos, escrita) => {
  expect(duracaoEscrita(segundos)).toBe(escrita);
});
