import { expect, it } from 'vitest';
import { isDeeperThan } from './panel-failures';

it.each([
  ['{}', false],
  ['{"a":[1,{"b":2}]}', false],
  [`${'['.repeat(50)}${']'.repeat(50)}`, false],
  [`${'['.repeat(51)}${']'.repeat(51)}`, true],
  [`${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`, true],
  ['null', false],
  ['"texto"', false],
])('%.40s passa de 50 níveis: %s', (json, esperado) => {
  expect(isDeeperThan(JSON.parse(json), 50)).toBe(esperado);
});
