import { expect, it } from 'vitest';
import { deCentavos, emCentavos, lerReais } from './centavos';

it.each([
  ['50', 5000],
  ['50,00', 5000],
  ['50.5', 5050],
  ['0,01', 1],
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ['12.345.678,90', 1234567890],
  ['R$ 50,00', 5000],
  ['R$\u00a01.000,00', 100000],
  ['100.0000', 10000],
  ['1000000000', 100_000_000_000],
  ['100.12000', 10012],
  [`${' '.repeat(39)}5`, 500],
])('%j são %i centavos', (texto, centavos) => {
  expect(lerReais(texto)).toBe(centavos);
});

it.each([
  ...[
    '',
    ' ',
    '-1',
    '1.234',
    '1,234',
    '1e9',
    'Infinity',
    'NaN',
    '0x10',
    '=1+1',
    '50,001',
    '1.230',
    '1..2',
  ],
  ...['1.23,45', '12,34,56', '1.234.56', '9'.repeat(13), `${'9'.repeat(400)},00`, ',50', '٥٠'],
  ...['x1.234,56', '1.234x,56', '5R$0', '100.120', '100.1234', `${' '.repeat(40)}5`],
])('%j não é valor', (texto) => {
  expect(lerReais(texto)).toBeNull();
});

it('do banco de dados e para o JSON', () => {
  expect([emCentavos('50.10'), emCentavos(0.29), emCentavos(null)]).toEqual([5010, 29, 0]);
  expect(deCentavos(5010)).toBe(50.1);
});
