import { expect, it, vi } from 'vitest';
import { BodyCache } from './body-cache';

it('o que leva mais de uma volta é feito uma vez, e depois vem na hora', async () => {
  const cache = new BodyCache();
  const fazer = vi.fn(() => Promise.resolve({ json: '[1]', total: 1 }));
  const feito = await cache.getLater('a', fazer);
  expect(feito.identity.toString()).toBe('[1]');
  expect(cache.getLater('a', fazer)).toBe(feito);
  expect(fazer).toHaveBeenCalledTimes(1);
});

it('quem pede enquanto é feito recebe o mesmo', async () => {
  const cache = new BodyCache();
  const fazer = () => Promise.resolve({ json: '[2]' });
  const [um, outro] = await Promise.all([cache.getLater('b', fazer), cache.getLater('b', fazer)]);
  expect(outro).toBe(um);
});

it('o que falhou não fica guardado', async () => {
  const cache = new BodyCache();
  await expect(cache.getLater('c', () => Promise.reject(new Error('caiu')))).rejects.toThrow(
    'caiu',
  );
  const feito = await cache.getLater('c', () => Promise.resolve({ json: '[3]' }));
  expect(feito.identity.toString()).toBe('[3]');
});
