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
  [
    { fecha_em: '2027-01-01T00:00:00-03:00' },
    { abre_em: null, fecha_em: '2027-01-01T00:00:00-03:00' },
  ],
  [
    { abre_em: '2027-01-01T08:00', fecha_em: '2027-12-31T23:59' },
    { abre_em: '2027-01-01T11:00:00.000Z', fecha_em: '2028-01-01T02:59:00.000Z' },
  ],
])('%j vale', (corpo, lida) => {
  expect(novaEdicaoSchema.parse(corpo)).toEqual(lida);
});

it.each([
  { fecha_em: 'amanhã' },
  { fecha_em: '2027-02-30T08:00' },
  { abre_em: 5 },
  { titulo: 'x'.repeat(161) },
  { titulo: 3 },
])('%j não vale', (corpo) => {
  expect(novaEdicaoSchema.safeParse(corpo).success).toBe(false);
});

it.each([
  [{ fecha_em: 'amanhã' }, 'Informe quando a nova edição fecha.'],
  [{ abre_em: 5 }, 'Informe quando a nova edição abre.'],
])('%j: %s', (corpo, mensagem) => {
  const { error } = novaEdicaoSchema.safeParse(corpo);
  expect(error?.issues.map(({ message }) => message)).toEqual([mensagem]);
});
