import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Failure, wordsFor } from './failure.mjs';

const caught = (work) => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
};

describe('a linha com que uma falha é dita', () => {
  it('diz o que está no lugar de uma pasta', () => {
    const folder = mkdtempSync(join(tmpdir(), 'failure-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'arquivo');
    writeFileSync(file, '');
    const of = (folder) => wordsFor(caught(() => mkdirSync(folder, { recursive: true })));
    expect(of(file)).toBe(`${file} já existe, e não é uma pasta.`);
    expect(of(join(file, 'a', 'b'))).toMatch(/^\/.* não é uma pasta\.$/);
  });

  it('diz que não se escreve onde o disco é só leitura, que mkdir -p chama de outra coisa', () => {
    const error = Object.assign(new Error(), {
      code: 'ENOENT',
      syscall: 'mkdir',
      path: '/dados/x',
    });
    expect(wordsFor(error)).toBe('Não se pode escrever em /dados/x: a pasta é somente leitura.');
    expect(wordsFor(Object.assign(new Error(), { code: 'ENOENT', syscall: 'open' }))).toBeNull();
  });

  it.each(['ENOSPC', 'SQLITE_FULL'])('diz que o disco encheu: %s', (code) => {
    expect(wordsFor(Object.assign(new Error('full'), { code }))).toContain('espaço em disco');
  });

  it('diz que o banco não se abre, e cala o que é defeito nosso', () => {
    const of = (code) => wordsFor(Object.assign(new Error(), { code }));
    expect(of('SQLITE_CANTOPEN')).toContain('permissões');
    expect(of('SQLITE_ERROR')).toBeNull();
    expect(wordsFor(new Failure('uma linha'))).toBe('uma linha');
  });
});
