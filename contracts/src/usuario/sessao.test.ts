import { expect, it } from 'vitest';
import { isAdministrador, isConvidado } from './sessao';
import { sessaoUsuarioSchema } from './verifica-login';

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

it('o segundo passo falta, ou não se fala dele', () => {
  const ana = { id_usuario: 7, usuario: 'Ana', permissao: 2 };
  expect(sessaoUsuarioSchema.parse({ ...ana, falta_segundo_passo: true })).toEqual({
    ...ana,
    falta_segundo_passo: true,
  });
  expect(sessaoUsuarioSchema.parse(ana)).toEqual(ana);
  expect(sessaoUsuarioSchema.safeParse({ ...ana, falta_segundo_passo: false }).success).toBe(false);
});
