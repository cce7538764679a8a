import { expect, it } from 'vitest';
import { isAdministrador, isConvidado } from './sessao';

it.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])('com a permissão %i administra: %s', (permissao, administra) => {
  expect(isAdministrador({ permissao })).toBe(administra);
});

it('só quem não entrou é convidado', () => {
  expect([isConvidado({ usuario: 'convidado' }), isConvidado({ usuario: 'Ana' })]).toEqual([
    true,
    false,
  ]);
});
