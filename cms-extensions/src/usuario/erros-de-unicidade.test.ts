import { expect, it } from 'vitest';
import { colunaRepetida, errosDeColunas, motivoNoPainel } from './erros-de-unicidade';

const erro = (message: string, outros: object) => Object.assign(new Error(message), outros);

it.each([
  ['UNIQUE constraint failed: up_users.email', { code: 'SQLITE_CONSTRAINT_UNIQUE' }, 'email'],
  [
    'UNIQUE constraint failed: up_users.nome_normalizado',
    { code: 'SQLITE_CONSTRAINT_UNIQUE' },
    'nome_normalizado',
  ],
  [
    'update `up_users` set `documento` = ?, `nome_normalizado` = ? - UNIQUE constraint failed: up_users.nome_normalizado',
    { code: 'SQLITE_CONSTRAINT_UNIQUE' },
    'nome_normalizado',
  ],
  ['duplicate key', { code: '23505', constraint: 'up_users_documento_unico' }, 'documento'],
  ['duplicate key', { code: '23505', constraint: 'outra_tabela' }, null],
  ['duplicate key - up_users.email', { code: '23505', constraint: 7 }, 'email'],
  ['email', { code: '23502' }, null],
  ['email', {}, null],
])('%s %o é de %s', (mensagem, outros, coluna) => {
  expect(colunaRepetida(erro(mensagem, outros))).toBe(coluna);
});

it('o que não é erro não é repetição', () => {
  expect(colunaRepetida('email')).toBeNull();
});

it('diz o erro sob o campo do formulário que o mandou', () => {
  expect(errosDeColunas(['email', 'nome_normalizado'], 'nome')).toEqual({
    email: ['Este e-mail já está cadastrado.'],
    nome: ['Este nome já está em uso. Escolha outro.'],
  });
  expect(Object.keys(errosDeColunas(['nome_normalizado'], 'usuario'))).toEqual(['usuario']);
});

it.each([
  ['email', 'email', 'Este e-mail já está cadastrado.'],
  ['nome_normalizado', 'username', 'Este nome já está em uso. Escolha outro.'],
] as const)('o painel mostra %s repetido em %s', (coluna, campo, msg) => {
  expect(motivoNoPainel(coluna)).toEqual({ msg, campo });
});
