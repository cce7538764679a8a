import { describe, expect, it } from 'vitest';
import { decodeSegment, routedPath, splitTarget } from './request-path';

describe('splitTarget', () => {
  it.each([
    ['/', { path: '/', query: '' }],
    ['/api/radios/all/', { path: '/api/radios/all', query: '' }],
    ['/a?b=c?d', { path: '/a', query: 'b=c?d' }],
    ['/a/?', { path: '/a', query: '' }],
  ])('%s', (url, expected) => {
    expect(splitTarget(url)).toEqual(expected);
  });

  it.each(['', '*', '//a', '/a//b', 'http://outro/a', '/a\\b'])(
    '%j não é um endereço daqui',
    (url) => {
      expect(splitTarget(url)).toBeNull();
    },
  );
});

describe('decodeSegment', () => {
  it.each([
    ['abc', 'abc'],
    ['%C3%A1', 'á'],
    ['%', null],
    ['%00', null],
    ['a%2Fb', null],
    ['a%5Cb', null],
  ])('%s é %j', (segment, expected) => {
    expect(decodeSegment(segment)).toBe(expected);
  });
});

it.each([
  ['/api/Radios/', '/api/radios'],
  ['/api/radios', '/api/radios'],
  ['/a/b//', '/a/b/'],
  ['/', ''],
])('o roteador lê %s como %s', (path, lido) => {
  expect(routedPath(path)).toBe(lido);
});
