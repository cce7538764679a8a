import { expect, test } from 'vitest';
import { umaVez } from './uma-vez';

test('is made when first asked for, and once', () => {
  const feitos: number[] = [];
  const obter = umaVez(() => feitos.push(1));
  expect(feitos).toEqual([]);
  expect(obter()).toBe(1);
  expect(obter()).toBe(1);
  expect(feitos).toEqual([1]);
});

test('what is nothing is kept too', () => {
  let vezes = 0;
  const obter = umaVez(() => {
    vezes += 1;
  });
  obter();
  obter();
  expect(vezes).toBe(1);
});

test('what could not be made is tried again', () => {
  let vezes = 0;
  const obter = umaVez(() => {
    vezes += 1;
    if (vezes === 1) throw new Error('not yet');
    return vezes;
  });
  expect(obter).toThrow('not yet');
  expect(obter()).toBe(2);
});
