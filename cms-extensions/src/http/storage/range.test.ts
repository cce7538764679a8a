import { expect, it } from 'vitest';
import { parseRange } from './range';

it.each([
  [undefined, 'whole'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-100', { start: 0, end: 99 }],
  ['bytes=-101', { start: 0, end: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=5-4', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-', 'whole'],
  ['bytes=1e1-', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=99999999999999999999-', 'whole'],
  [' Bytes = 2 - 5 ', { start: 2, end: 5 }],
  ['bytes=5-5', { start: 5, end: 5 }],
  ['bytes=10-20', { start: 10, end: 20 }],
  ['bytes=-12', { start: 88, end: 99 }],
  ['xbytes=0-1', 'whole'],
  ['bytes=0-1x', 'whole'],
  ['bytes=200-100', 'whole'],
])('Range %j de 100 bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

it('de um arquivo vazio não há parte', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
});
