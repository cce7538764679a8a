import { expect, it } from 'vitest';
import { novaEdicaoSchema } from './nova-edicao';

it.each([
  [{}, { abre_em: null, fecha_em: null }],
  [
    { abre_em: '', fecha_em: null },
    { abre_em: null, fecha_em: null },
  ],
  [
    { titulo: ' Rádio de 2027 ', abre_em: '2027-01-01T03:00:00.000Z' },
    { titulo: 'Rádio de 2027', abre_em: '2027-01-01T03:00:00.000Z', fecha_em: null },
  ],
])('%j vale', (corpo, lida) => {
  expect(novaEdicaoSchema.parse(corpo)).toEqual(lida);
});

it.each([{ fecha_em: 'amanhã' }, { abre_em: 5 }, { titulo: 'x'.repeat(161) }, { titulo: 3 }])(
  '%j não vale',
  (corpo) => {
    expect(novaEdicaoSchema.safeParse(corpo).success).toBe(false);
  },
);
