import { expect, it } from 'vitest';
import { canRenovar, inicioDaRenovacao, renovarSchema } from './renovar';

it.each([
  [0, false],
  [1, true],
  [3, false],
  [8, false],
  [9, false],
])('com status %i pode renovar: %s', (status, pode) => {
  expect(canRenovar({ status })).toBe(pode);
});

it.each([
  [['2026-12-31'], '2026-12-31'],
  [['2026-06-30', '2026-12-31', null], '2026-12-31'],
  [['2026-03-31'], '2026-04-10'],
  [[null], '2026-04-10'],
  [[], '2026-04-10'],
])('o que vence em %j renova-se a partir de %s', (vencimentos, inicio) => {
  expect(inicioDaRenovacao(vencimentos, '2026-04-10')).toBe(inicio);
});

it('o período e o pagamento são livres, mas não quaisquer', () => {
  expect(renovarSchema.parse({ titulo: 'x' })).toEqual({});
  expect(renovarSchema.parse({ periodo: '12', meio_pagamento: 'pix' })).toEqual({
    periodo: 12,
    meio_pagamento: 'pix',
  });
  expect(renovarSchema.safeParse({ periodo: '2' }).success).toBe(false);
});
