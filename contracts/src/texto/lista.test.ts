import { expect, it } from 'vitest';
import { listaDe } from './lista';

it.each([
  ['louvor, ao vivo ,notícias', ['louvor', 'ao vivo', 'notícias']],
  [' ,a,, ,b, ', ['a', 'b']],
  ['só uma', ['só uma']],
  ['', []],
  [null, []],
])('%j são os itens %j', (texto, itens) => {
  expect(listaDe(texto)).toEqual(itens);
});
