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
  ['gzip;q=0.9, br;q=0.8', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0.1', 'gzip'],
  ['br;x=1; q=0.1 , gzip;q=0.05', 'br'],
  ['br;xq=0, gzip;q=0.5', 'br'],
  ['br;q=0x, gzip;q=0.5', 'br'],
  [' br ;q=0, gzip ', 'gzip'],
  [`${'x'.repeat(1000)}, br`, 'identity'],
])('Accept-Encoding %j escolhe %s', (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected);
  expect(negotiateEncoding(header)).toBe(expected);
});

it('mais cabeçalhos do que se lembram escolhem o mesmo', () => {
  for (let n = 0; n < 500; n += 1) expect(negotiateEncoding(`x-${n}, gzip`)).toBe('gzip');
  expect(negotiateEncoding('gzip, deflate, br, zstd')).toBe('br');
});
