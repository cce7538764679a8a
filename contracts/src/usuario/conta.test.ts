import { expect, it } from 'vitest';
import { confirmarEmailSchema, excluirContaSchema, trocarEmailSchema } from './conta';

it('o que só o dono faz pede a senha de agora', () => {
  const troca = { email: 'ana@exemplo.com.br', senha: 'x' };
  expect(trocarEmailSchema.parse(troca)).toEqual(troca);
  expect(excluirContaSchema.parse({ senha: 'x', codigo_acesso: '123 456' })).toEqual({
    ...{ senha: 'x', codigo_acesso: '123456' },
  });
  for (const senha of ['', undefined, 7]) {
    const { error } = excluirContaSchema.safeParse({ senha });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Informe a sua senha.']);
  }
  expect(trocarEmailSchema.safeParse({ ...troca, email: 'ana' }).success).toBe(false);
});

it('um token que não veio é um que ninguém tem', () => {
  expect(confirmarEmailSchema.parse({ token: 'abc' })).toEqual({ token: 'abc' });
  for (const token of [undefined, 7, ['abc']])
    expect(confirmarEmailSchema.parse({ token })).toEqual({ token: '' });
});
