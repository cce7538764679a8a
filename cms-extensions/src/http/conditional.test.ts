import { expect, it } from 'vitest';
import { matchesEtag } from './conditional';

it.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  [' * ', true],
  ['"b" , "a" ', true],
  ['"aW/"', false],
  ['', false],
  ['"b"', false],
  ['a', false],
])('If-None-Match %j diante de "a": %s', (header, expected) => {
  expect(matchesEtag(header, '"a"')).toBe(expected);
  expect(matchesEtag(header, 'W/"a"')).toBe(expected);
});
