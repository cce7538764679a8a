import { expect, it } from 'vitest';
import { mascarar } from '../../ui/mascara';
import { CEP, documentoDe, TELEFONE } from '../../lib/mascaras';

it.each([
  ['', ''],
  ['1', '(1'],
  ['1133334444', '(11) 3333-4444'],
  ['11988887777', '(11) 98888-7777'],
  ['(11) 98888-7777', '(11) 98888-7777'],
  ['+55 11 98888-7777', '(11) 98888-7777'],
  ['5511988887777', '(11) 98888-7777'],
  ['551133334444', '(11) 3333-4444'],
  ['5533334444', '(55) 3333-4444'],
  ['55988887777', '(55) 98888-7777'],
  ['abc', ''],
])('o telefone %j aparece como %j', (digitado, mostrado) => {
  expect(mascarar(digitado, TELEFONE)).toBe(mostrado);
});

it.each([
  ['01001000', '01001-000'],
  ['01.001-000', '01001-000'],
  ['010', '010'],
])('o CEP %j aparece como %j', (digitado, mostrado) => {
  expect(mascarar(digitado, CEP)).toBe(mostrado);
});

it.each([
  ['Física', '52998224725', '529.982.247-25'],
  ['Física', '529.982.247-25', '529.982.247-25'],
  ['Física', '52a99', '529.9'],
  ['Juridíca', '12abc34501de35', '12.abc.345/01de-35'],
  ['Juridíca', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['Juridíca', '11.222.333/0001-81', '11.222.333/0001-81'],
] as const)('o documento de pessoa %s, %j, aparece como %j', (pessoa, digitado, mostrado) => {
  expect(mascarar(digitado, documentoDe(pessoa))).toBe(mostrado);
});
