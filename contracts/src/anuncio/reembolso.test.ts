import { expect, it } from 'vitest';
import { pedirReembolsoSchema } from './reembolso';

it('motivo e chave Pix são livres, e vêm numa linha só', () => {
  expect(pedirReembolsoSchema.parse({})).toEqual({ motivo: '', chave_pix: '' });
  expect(
    pedirReembolsoSchema.parse({ motivo: ' Fechei\n a loja ', chave_pix: ' ana@x.test ' }),
  ).toEqual({ motivo: 'Fechei a loja', chave_pix: 'ana@x.test' });
});

it.each([
  ['motivo', 'x'.repeat(501), 'Use no máximo 500 caracteres.'],
  ['motivo', ['x'], 'Confira o motivo.'],
  ['motivo', '\u202Ex', 'Há caracteres que não podem ser usados aqui.'],
  ['chave_pix', 'x'.repeat(78), 'Use no máximo 77 caracteres.'],
  ['chave_pix', { chave: 'x' }, 'Confira a chave Pix.'],
])('%s = %j é recusado', (campo, valor, mensagem) => {
  const lido = pedirReembolsoSchema.safeParse({ [campo]: valor });
  expect(lido.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    [campo, mensagem],
  ]);
});
