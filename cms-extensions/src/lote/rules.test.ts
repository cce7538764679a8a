import { expect, it } from 'vitest';
import { mudancasDe } from './rules';

const NADA = { acrescentar: '', tirar: '', estado: '' };

it.each([
  [
    'acrescenta no fim',
    'louvor',
    { acrescentar: 'notícias, ao vivo' },
    'louvor, notícias, ao vivo',
  ],
  ['acrescenta a quem não tem', null, { acrescentar: 'louvor' }, 'louvor'],
  [
    'não repete a que já há, como quer que se escreva',
    'Notícias',
    { acrescentar: 'noticias' },
    undefined,
  ],
  ['nem a que se pede duas vezes', null, { acrescentar: 'ao vivo, Ao Vivo' }, 'ao vivo'],
  ['tira, como quer que se escreva', 'Louvor, Notícias', { tirar: 'NOTICIAS' }, 'Louvor'],
  ['tira a última', 'louvor', { tirar: 'louvor' }, null],
  ['tira a que não há', 'louvor', { tirar: 'rock' }, undefined],
  ['troca uma por outra', 'gospel', { tirar: 'gospel', acrescentar: 'louvor' }, 'louvor'],
  ['o que se tira e se acrescenta fica no fim', 'a, b', { tirar: 'a', acrescentar: 'a' }, 'b, a'],
  ['vírgulas a mais não contam', 'a,, b ', { acrescentar: ' ,c,' }, 'a, b, c'],
])('%s', (_, tags, pedido, depois) => {
  expect(mudancasDe({ tags, estado: null }, { ...NADA, ...pedido }).tags).toBe(depois);
});

it.each([
  [null, 'PE', { estado: 'PE' }],
  ['SP', 'PE', { estado: 'PE' }],
  ['PE', 'PE', {}],
  ['PE', '', {}],
])('de %s com %j', (estado, pedido, depois) => {
  expect(mudancasDe({ tags: null, estado }, { ...NADA, estado: pedido })).toEqual(depois);
});
