import { expect, it, vi } from 'vitest';
import { byName, sortByName } from './by-name';

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

it('do que já estava em ordem só se ordena o que é novo, e o que saiu não fica', async () => {
  const nome = (n: number): string => `Rádio ${(n * 7919) % 5003}`;
  const nomeDe = vi.fn<(item: { nome: string }) => string>((item) => item.nome);
  const antes = Array.from({ length: 3000 }, (_, n) => ({ id: `${n}`, nome: nome(n) }));
  const emOrdem = await sortByName(antes, nomeDe);
  const agora = antes
    .filter((_, n) => n % 5 > 0)
    .map((item, n) => (n % 97 > 0 ? item : { ...item, nome: nome(n + 4000) }))
    .concat({ id: 'nova', nome: nome(9) });
  nomeDe.mockClear();
  const inteira = await sortByName(agora, nomeDe);
  const vezes = nomeDe.mock.calls.length;
  nomeDe.mockClear();
  expect(await sortByName(agora, nomeDe, emOrdem)).toEqual(inteira);
  expect(nomeDe.mock.calls.length).toBeLessThan(vezes / 3);
});
