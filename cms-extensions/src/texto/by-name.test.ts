import { expect, it } from 'vitest';
import { byName } from './by-name';

it('ordena como se lê em português, com desempate que não muda', () => {
  const names = ['Zion 10', 'ágape', 'Zion 2', 'Betel', 'Árvore', 'betel'];
  const items = names.map((nome, n) => ({ id: String(9 - n), nome }));
  expect(items.sort(byName(({ nome }) => nome)).map(({ nome }) => nome)).toEqual([
    'ágape',
    'Árvore',
    'betel',
    'Betel',
    'Zion 2',
    'Zion 10',
  ]);
});

it('nomes iguais ficam na ordem dos ids, venham como vierem', () => {
  const porNome = byName(({ nome }: { id: string; nome: string }) => nome);
  const [a, b] = [
    { id: 'a', nome: 'Ágape' },
    { id: 'b', nome: 'agape' },
  ];
  expect([b, a].sort(porNome)).toEqual([a, b]);
  expect([a, b].sort(porNome)).toEqual([a, b]);
});
