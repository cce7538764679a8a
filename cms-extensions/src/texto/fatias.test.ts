import { expect, it } from 'vitest';
import { byName, sortByName } from './by-name';
import { mapaEmFatias, mapearEmFatias, saoIguais } from './fatias';

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

it('o que se faz de uma lista longa sai na ordem dela, e dá a vez aos outros', async () => {
  let vezes = 0;
  const contar = () => void (vezes += 1);
  const relogio = setInterval(contar, 0);
  const itens = Array.from({ length: 60_000 }, (_, n) => n);
  const feitos = await mapearEmFatias(itens, (n) => new Date(n).toISOString());
  const mapa = await mapaEmFatias(itens.entries(), ([n, item]) => [String(item), n]);
  clearInterval(relogio);
  expect(vezes).toBeGreaterThan(3);
  expect(feitos[59_999]).toBe('1970-01-01T00:00:59.999Z');
  expect([feitos.length, mapa.size, mapa.get('59999')]).toEqual([60_000, 60_000, 59_999]);
});
