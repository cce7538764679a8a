import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { loginSchema } from './login';
import {
  codigoAcessoSchema,
  confirmarSegundoPassoSchema,
  desligarSegundoPassoSchema,
} from './segundo-passo';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['abcde-fghjk', 'ABCDEFGHJK'],
  ['123\u00a0456', '123456'],
])('o código %j é lido como %s', (digitado, lido) => {
  expect(codigoAcessoSchema.parse(digitado)).toBe(lido);
});

it.each(['', ' - ', undefined, 123456, ['123456'], 'x'.repeat(41)])('recusa %j', (valor) => {
  expect(codigoAcessoSchema.safeParse(valor).success).toBe(false);
});

it('no login o código pode faltar, e vazio é como se faltasse', () => {
  const login = { email: 'ana@exemplo.com', senha: 'x' };
  expect(loginSchema.parse(login)).toEqual(login);
  expect(loginSchema.parse({ ...login, codigo_acesso: ' ' }).codigo_acesso).toBe('');
  expect(loginSchema.safeParse({ ...login, codigo_acesso: { $ne: '' } }).success).toBe(false);
});

it('para desligar se pedem a senha e o código', () => {
  expect(desligarSegundoPassoSchema.safeParse({ senha: 'x' }).success).toBe(false);
  expect(desligarSegundoPassoSchema.safeParse({ codigo_acesso: '123456' }).success).toBe(false);
});

it('sem o código, ou sem a senha, diz o que falta', () => {
  const recusa = (schema: z.ZodMiniType, corpo: object) =>
    schema.safeParse(corpo).error?.issues.map(({ message }) => message);
  const login = { email: 'ana@exemplo.com', senha: 'x' };
  expect(recusa(confirmarSegundoPassoSchema, {})).toEqual(['Informe o código.']);
  expect(recusa(loginSchema, { ...login, codigo_acesso: 7 })).toEqual(['Informe o código.']);
  expect(recusa(desligarSegundoPassoSchema, { codigo_acesso: '123456' })).toEqual([
    'Informe a senha.',
  ]);
});
