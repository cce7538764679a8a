import { expect, it } from 'vitest';
import { desdeQuando } from './desde';

// 15:30 in São Paulo.
const AGORA = new Date('2026-03-10T18:30:00Z');

it.each([
  ['2026-03-10T17:00:30Z', '14h'],
  ['2026-03-10T17:05:00Z', '14h05'],
  ['2026-03-10T03:00:00Z', '0h'],
  ['2026-03-10T02:59:00Z', '09/03/2026'],
])('%s é desde %s', (iso, esperado) => {
  expect(desdeQuando(iso, AGORA)).toBe(esperado);
});
