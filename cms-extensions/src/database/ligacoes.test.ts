import { expect, it } from 'vitest';
import { documentosEm } from './ligacoes';

it.each([
  [{ connect: [{ id: 1, documentId: 'a' }], disconnect: [{ documentId: 'b' }] }, ['a'], ['b']],
  [{ connect: ['a', { documentId: 'b' }] }, ['a', 'b'], []],
  [{ set: [{ documentId: 'a' }] }, ['a'], []],
  [['a', 'b'], ['a', 'b'], []],
  ['a', ['a'], []],
  [{ connect: [7, null] }, [], []],
  [null, [], []],
  [undefined, [], []],
])('%j liga %j e desliga %j', (relacao, liga, desliga) => {
  expect(documentosEm(relacao, 'connect')).toEqual(liga);
  expect(documentosEm(relacao, 'disconnect')).toEqual(desliga);
});
