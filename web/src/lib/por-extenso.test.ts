import { expect, it } from 'vitest';
import { instantePorExtenso, plural } from './por-extenso';

it.each([
  [0, '0 votos'],
  [1, '1 voto'],
  [1234, '1.234 votos'],
])('%d: %s', (total, palavras) => expect(plural(total, 'voto', 'votos')).toBe(palavras));

it.each([
  ['2026-11-21T02:30:00.000Z', '20/11/2026, 23:30'],
  ['2026-02-01T01:30:00.000Z', '31/01/2026, 22:30'],
])('%s se lê na hora de São Paulo', (iso, palavras) =>
  expect(instantePorExtenso(iso)).toBe(palavras),
);
