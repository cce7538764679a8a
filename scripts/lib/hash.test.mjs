import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from './hash.mjs';

let folder;
let before;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-hash-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/a.ts'), 'um');
  before = hashOf([folder]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('o que torna uma parte velha', () => {
  it.each([
    ['conteúdo mudado', () => writeFileSync(join(folder, 'src/a.ts'), 'dois')],
    ['arquivo novo', () => writeFileSync(join(folder, 'src/b.ts'), '')],
    ['arquivo apagado', () => rmSync(join(folder, 'src/a.ts'))],
    ['nome mudado', () => renameSync(join(folder, 'src/a.ts'), join(folder, 'src/c.ts'))],
  ])('%s', (_, change) => {
    change();
    expect(hashOf([folder])).not.toBe(before);
  });

  it.each([
    ['teste novo', () => writeFileSync(join(folder, 'src/a.test.ts'), 'x')],
    ['arquivo gravado igual', () => writeFileSync(join(folder, 'src/a.ts'), 'um')],
    ['saída da construção', () => mkdirSync(join(folder, 'dist'))],
  ])('não: %s', (_, change) => {
    change();
    expect(hashOf([folder])).toBe(before);
  });

  it('outro texto junto também conta', () => {
    expect(hashOf([folder], '115')).not.toBe(hashOf([folder], '127'));
  });
});
