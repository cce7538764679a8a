import { expect, it } from 'vitest';
import { esperaDepoisDe } from './rules';

it.each([
  [1, 2_000],
  [2, 4_000],
  [5, 32_000],
  [10, 900_000],
  [300, 900_000],
])('depois da tentativa %d espera %d ms', (tentativas, ms) => {
  expect(esperaDepoisDe(tentativas)).toBe(ms);
});
