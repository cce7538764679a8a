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
  it.each(['18.20.4', '20.18.3', '21.7.0', '22.11.0', '23.1.0'])(
    'com o Node %s diz uma linha e sai com erro',
    (version) => {
      for (const script of [
        'start.mjs',
        'build.mjs',
        'check.mjs',
        'test.mjs',
        'dev.mjs',
        'bench.mjs',
      ]) {
        const { status, stdout, stderr } = runAs(version, script);
        expect({ script, status, stdout }).toEqual({ script, status: 1, stdout: '' });
        expect(stderr.trim().split('\n')).toEqual([
          `O portal precisa do Node 20.19 ou mais novo (20, 22 ou 24); este é o ${version}.`,
        ]);
      }
    },
  );
});
