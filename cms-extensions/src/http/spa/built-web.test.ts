import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { builtWeb } from './built-web';

let root: string;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  root = mkdtempSync(path.join(tmpdir(), 'portal-web-'));
  mkdirSync(path.join(root, 'assets'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const write = (name: string, text: string): void => writeFileSync(path.join(root, name), text);

/** A build's pages, each build later than the one before. */
const writeIndex = (build: number): void => {
  write('index.html', `<p>${build}`);
  utimesSync(path.join(root, 'index.html'), build, build);
};

const build = (number: number): void => {
  write('embutir.html', `<b>${number}`);
  write('assets/site.js', `${number}`);
  writeIndex(number);
};

/** What visitors are answered a second later. */
const later = (current: ReturnType<typeof builtWeb>) => {
  vi.advanceTimersByTime(1000);
  const web = current();
  return (
    web && {
      pages: [web.index, web.embutir].map(({ body }) => body.identity.toString()),
      files: [...web.files.keys()].sort(),
    }
  );
};

const FIRST = { pages: ['<p>1', '<b>1'], files: ['/assets/site.js'] };

it('enquanto um site novo se constrói por cima, o de antes continua a ser servido', () => {
  const current = builtWeb(root);
  expect(later(current)).toBeNull();
  build(1);
  expect(later(current)).toEqual(FIRST);
  for (const name of ['index.html', 'embutir.html', 'assets'])
    rmSync(path.join(root, name), { recursive: true });
  expect(later(current)).toEqual(FIRST);
  writeIndex(2);
  expect(later(current)).toEqual(FIRST);
  mkdirSync(path.join(root, 'assets'));
  write('embutir.html', '<b>2');
  expect(later(current)).toEqual(FIRST);
  build(2);
  expect(later(current)).toEqual(FIRST);
  expect(later(current)).toEqual({ pages: ['<p>2', '<b>2'], files: FIRST.files });
});

it('o que se grava depois da página também é achado', () => {
  const current = builtWeb(root);
  build(1);
  expect(later(current)).toEqual(FIRST);
  write('assets/tarde.js', 'tarde');
  later(current);
  write('embutir.html', '<b>outro');
  later(current);
  expect(later(current)).toEqual({
    pages: ['<p>1', '<b>outro'],
    files: ['/assets/site.js', '/assets/tarde.js'],
  });
});

it('um site novo que não se lê deixa o de antes; sem nenhum antes, é dito', () => {
  const current = builtWeb(root);
  mkdirSync(path.join(root, 'embutir.html'));
  writeIndex(1);
  expect(() => later(current)).toThrow('EISDIR');
  rmSync(path.join(root, 'embutir.html'), { recursive: true });
  build(1);
  expect(later(current)).toEqual(FIRST);
  rmSync(path.join(root, 'embutir.html'));
  mkdirSync(path.join(root, 'embutir.html'));
  writeIndex(2);
  expect(later(current)).toEqual(FIRST);
});

it('o que não muda é sempre o mesmo', () => {
  const current = builtWeb(root);
  build(1);
  later(current);
  const web = current();
  for (const _ of [1, 2, 3]) later(current);
  expect(current()).toBe(web);
});
