import { describe, expect, it } from 'vitest';
import { packageFaults } from './check-packages.mjs';

const root = ['.', { allowScripts: { esbuild: true } }];
const lock = (packages) => ({ packages });

describe('regras dos pacotes', () => {
  it.each(['^1.2.3', '~1.2.3', '1.2', '*', 'latest', 'git+https://x/y.git', 'npm:a@^1.2.3'])(
    'recusa a versão %s',
    (version) => {
      const faults = packageFaults([root, ['web', { dependencies: { a: version } }]], lock({}));
      expect(faults).toHaveLength(1);
    },
  );

  it('aceita versões exatas, também de pré-lançamento ou de um pacote com outro nome', () => {
    const devDependencies = { b: '18.4.0-beta.17', c: 'npm:typescript@7.0.2' };
    const web = ['web', { dependencies: { a: '1.2.3' }, devDependencies }];
    expect(packageFaults([root, web], lock({}))).toEqual([]);
  });

  it('recusa duas versões da mesma dependência', () => {
    const manifests = [
      root,
      ['cms', { dependencies: { a: '1.0.0' } }],
      ['web', { dependencies: { a: '2.0.0' } }],
    ];
    expect(packageFaults(manifests, lock({}))).toEqual(['a: 1.0.0 em cms e 2.0.0 em web']);
  });

  it('recusa endereço de registro na trava, e aceita o elo entre pastas', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', resolved: 'https://registro.exemplo/a.tgz' },
      'node_modules/@portal/web': { resolved: 'web', link: true },
    };
    expect(packageFaults([root], lock(packages))).toEqual([
      'package-lock.json: node_modules/a traz um endereço',
    ]);
  });

  it('recusa programa de instalação que ninguém decidiu', () => {
    const packages = {
      'node_modules/esbuild': { version: '1.0.0', hasInstallScript: true },
      'node_modules/x/node_modules/novo': { version: '1.0.0', hasInstallScript: true },
    };
    expect(packageFaults([root], lock(packages))).toEqual([
      'package.json: falta decidir em allowScripts se novo pode rodar na instalação',
    ]);
  });

  it('recusa a mesma versão espalhada pela árvore', () => {
    const copies = (amount) =>
      Object.fromEntries(
        Array.from({ length: amount }, (_, at) => [
          `node_modules/x${at}/node_modules/a`,
          { version: '1.0.0' },
        ]),
      );
    expect(packageFaults([root], lock(copies(10)))).toEqual([]);
    expect(packageFaults([root], lock(copies(11)))).toEqual([
      expect.stringContaining('a 1.0.0 está em 11 lugares'),
    ]);
  });
});
