import { expect, it } from 'vitest';
import { NOTA_MAXIMA, novaNotaSchema, outroAnuncioSchema } from './ficha';

it('uma nota é uma linha, com um espaço onde houver quantos forem', () => {
  expect(novaNotaSchema.parse({ texto: ' Falei\n\n com  a Jose\u0301 ' })).toEqual({
    texto: 'Falei com a José',
  });
  expect(novaNotaSchema.safeParse({ texto: 'x'.repeat(NOTA_MAXIMA) }).success).toBe(true);
});

it.each([
  ['', 'Escreva a nota.'],
  [' \n ', 'Escreva a nota.'],
  [undefined, 'Escreva a nota.'],
  ['x'.repeat(NOTA_MAXIMA + 1), 'Use no máximo 1000 caracteres.'],
  ['x\u202e', 'Há caracteres que não podem ser usados aqui.'],
])('%#: não é uma nota', (texto, mensagem) => {
  const { error } = novaNotaSchema.safeParse({ texto });
  expect(error?.issues.map(({ message }) => message)).toEqual([mensagem]);
});

it('de outro anúncio se sabe onde está', () => {
  const outro = {
    ...{ id: 7, titulo: 'Loja', tipo: 'banner', status: 1, valor: 100 },
    ...{ data_inicio: '2026-05-04', data_vencimento: null },
    ...{ path_comprovante: null, aprovado_em: null },
  };
  expect(outroAnuncioSchema.parse({ ...outro, observacao: 'x' })).toEqual(outro);
});
