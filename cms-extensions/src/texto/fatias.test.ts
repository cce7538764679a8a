import { expect, it } from 'vitest';
import { byName, sortByName } from './by-name';
import { saoIguais } from './fatias';

const nomes = (quantos: number) =>
  Array.from({ length: quantos }, (_, n) => ({
    id: `i${(n * 31) % quantos}`,
    nome: ['Ágape', 'agape', 'Zoe 10', 'Zoe 9', 'Ômega'][(n * 7) % 5] ?? '',
  }));

it.each([0, 1, 999, 1000, 1001, 5000])(
  '%i nomes em fatias ficam na mesma ordem que de uma vez',
  async (quantos) => {
    const itens = nomes(quantos);
    const antes = [...itens];
    const emOrdem = await sortByName(itens, ({ nome }) => nome);
    expect(emOrdem).toEqual([...itens].sort(byName(({ nome }) => nome)));
    expect(itens).toEqual(antes);
  },
);

it('uma lista longa dá a vez aos outros', async () => {
  let vezes = 0;
  const contar = () => void (vezes += 1);
  const relogio = setInterval(contar, 0);
  await sortByName(nomes(60_000), ({ nome }) => nome);
  clearInterval(relogio);
  expect(vezes).toBeGreaterThan(3);
});

it.each([
  [[], [], true],
  [[{ a: [1] }], [{ a: [1] }], true],
  [[{ a: [1] }], [{ a: [2] }], false],
  [[1, 2], [1], false],
  [[1, 2], [2, 1], false],
])('%j e %j são iguais: %s', async (a, b, iguais) => {
  expect(await saoIguais(a, b)).toBe(iguais);
});
