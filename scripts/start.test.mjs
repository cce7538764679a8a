import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { at } from './lib/paths.mjs';

const runAs = (version, script) => {
  const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${pretend}`, at('scripts', script)],
    { encoding: 'utf8' },
  );
};

describe('versão do Node', () => {
  it.each([
    ['18.20.4', 'start.mjs'],
    ['20.18.3', 'build.mjs'],
    ['21.7.0', 'check.mjs'],
    ['22.11.0', 'test.mjs'],
    ['23.1.0', 'dev.mjs'],
    ['19.9.0', 'bench.mjs'],
    ['18.20.4', 'backup.mjs'],
    ['20.18.3', 'restore.mjs'],
  ])('com o Node %s, %s diz uma linha e sai com erro', { timeout: 60_000 }, (version, script) => {
    const { status, stdout, stderr } = runAs(version, script);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trim()).toBe(
      `O portal precisa do Node 20.19 ou mais novo (20, 22 ou 24); este é o ${version}.`,
    );
  });
});
