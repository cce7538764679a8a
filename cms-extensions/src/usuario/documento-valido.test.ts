import { expect, it } from 'vitest';
import { documentoValido } from './documento-valido';

it.each([
  ['52998224725', 'Física', true],
  ['11144477735', 'Física', true],
  ['52998224724', 'Física', false],
  ['11111111111', 'Física', false],
  ['5299822472', 'Física', false],
  ['11222333000181', 'Física', false],
  ['11222333000181', 'Juridíca', true],
  ['11222333000180', 'Juridíca', false],
  ['00000000000000', 'Juridíca', false],
  ['52998224725', 'Juridíca', false],
  // The Receita Federal's own example of the alphanumeric form.
  ['12ABC34501DE35', 'Juridíca', true],
  ['12ABC34501DE36', 'Juridíca', false],
  ['12ABC34501DEA5', 'Juridíca', false],
  ['', 'Juridíca', false],
  // As people write them: what is kept has no punctuation.
  ['529.982.247-25', 'Física', false],
  ['12.ABC.345/01DE-35', 'Juridíca', false],
] as const)('%s de pessoa %s: %s', (documento, pessoa, valido) => {
  expect(documentoValido(documento, pessoa)).toBe(valido);
});
