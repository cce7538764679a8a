import { expect, it } from 'vitest';
import { negotiateEncoding } from './negotiate';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, *;q=0.2', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['gzip;q=1.0, identity; q=0.5', 'gzip'],
  ['br;q=x', 'br'],
  [',,;;', 'identity'],
])('Accept-Encoding %j escolhe %s', (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected);
  expect(negotiateEncoding(header)).toBe(expected);
});
