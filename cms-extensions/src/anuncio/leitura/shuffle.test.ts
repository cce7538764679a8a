import { expect, it } from 'vitest';
import { sample } from './shuffle';

it('não repete, não inventa e não passa do limite', () => {
  const items = ['a', 'b', 'c', 'd'];
  expect(sample(items, 10, Math.random).sort()).toEqual(items);
  expect(new Set(sample(items, 3, Math.random)).size).toBe(3);
  expect(sample([], 3, Math.random)).toEqual([]);
  expect(items).toEqual(['a', 'b', 'c', 'd']);
});

it('cada ordem é tão provável quanto as outras', () => {
  const counts = new Map<string, number>();
  let seed = 42;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  for (let n = 0; n < 6000; n += 1) {
    const order = sample(['a', 'b', 'c'], 3, random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('com os mesmos acasos dá a mesma ordem', () => {
  expect(sample(['a', 'b', 'c', 'd'], 4, () => 0)).toEqual(['b', 'c', 'd', 'a']);
  expect(sample(['a', 'b', 'c', 'd'], 4, () => 0.999)).toEqual(['a', 'b', 'c', 'd']);
  expect(sample(['a', 'b', 'c', 'd'], 2, () => 0.5)).toEqual(['a', 'd']);
  let pedidos = 0;
  sample(['a', 'b', 'c'], 3, () => (pedidos += 1) * 0);
  expect(pedidos).toBe(2);
});
