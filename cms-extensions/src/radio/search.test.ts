import { expect, it } from 'vitest';
import { pageOf } from './search';

it.each([
  [1, 2, ['a', 'b']],
  [3, 2, ['e']],
  [4, 2, []],
  [1, null, ['a', 'b', 'c', 'd', 'e']],
])('a página %i de %j', (pagina, limite, expected) => {
  expect(pageOf(['a', 'b', 'c', 'd', 'e'], { pagina, limite })).toEqual(expected);
});
