import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { npm } from './install.mjs';
import { withAddresses, withAddressesIn } from './package-addresses.mjs';
import { at } from './paths.mjs';

const { create } = createRequire(at('cms/package.json'))('tar');

it('diz onde está cada pacote que vem do registro, e só destes', () => {
  const entry = { version: '1.2.3', integrity: 'sha512-x' };
  const lockfile = {
    packages: {
      '': { name: 'portal' },
      cms: { version: '0.1.0' },
      'node_modules/@portal/cms': { resolved: 'cms', link: true },
      'node_modules/ms': entry,
      'cms/node_modules/@strapi/core': entry,
      'node_modules/apelido': { ...entry, name: '@outro/nome' },
      'node_modules/npm/node_modules/dentro': { ...entry, inBundle: true },
    },
  };
  const { packages } = withAddresses(lockfile, 'http://registro/');
  expect(Object.values(packages).map(({ resolved }) => resolved)).toEqual([
    undefined,
    undefined,
    'cms',
    'http://registro/ms/-/ms-1.2.3.tgz',
    'http://registro/@strapi/core/-/core-1.2.3.tgz',
    'http://registro/@outro/nome/-/nome-1.2.3.tgz',
    undefined,
  ]);
  expect(lockfile.packages['node_modules/ms']).toBe(entry);
});

let folder;
let server;
let url;
let asked;
/** Where the registry of the test keeps the package. */
let place;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-registro-'));
  mkdirSync(join(folder, 'package'));
  const manifest = { name: 'pacote', version: '1.0.0' };
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify(manifest));
  await create({ cwd: folder, gzip: true, file: join(folder, 'pacote.tgz') }, ['package']);
  const bytes = readFileSync(join(folder, 'pacote.tgz'));
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url);
    if (request.url === place) return response.end(bytes);
    if (request.url !== '/pacote') return response.writeHead(404).end('{}');
    const dist = { tarball: `${url}${place.slice(1)}`, integrity };
    return response.end(
      JSON.stringify({ name: 'pacote', versions: { '1.0.0': { ...manifest, dist } } }),
    );
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${server.address().port}/`;

  const root = { name: 'casa', version: '1.0.0', dependencies: { pacote: '1.0.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      ...{ name: 'casa', version: '1.0.0', lockfileVersion: 3 },
      packages: { '': root, 'node_modules/pacote': { version: '1.0.0', integrity } },
    }),
  );
});

afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

const install = () =>
  withAddressesIn(folder, url, () =>
    npm(
      ['ci', '--prefix', folder, '--registry', url, '--cache', join(folder, 'guardado')],
      'não instalou',
    ),
  );
const installed = () => existsSync(join(folder, 'node_modules/pacote/package.json'));

it('o npm vem buscar o pacote sem pedir a descrição, e nada fica do que lhe foi dito', async () => {
  place = '/pacote/-/pacote-1.0.0.tgz';
  await install();
  expect(installed()).toBe(true);
  expect(asked).toEqual([place]);
  expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false);
});

it('num registro que os guarda noutro lugar, o npm pergunta por ele', async () => {
  place = '/download/pacote/1.0.0';
  await install();
  expect(installed()).toBe(true);
  expect(asked).toEqual(['/pacote/-/pacote-1.0.0.tgz', '/pacote', place]);
});

it('o que falha por outra razão não é pedido outra vez, e nada fica', async () => {
  place = '/pacote/-/pacote-1.0.0.tgz';
  let times = 0;
  const failing = () => {
    times += 1;
    throw Object.assign(new Error('não'), { details: 'npm error code EINTEGRITY' });
  };
  await expect(withAddressesIn(folder, url, failing)).rejects.toThrow('não');
  expect(times).toBe(1);
  expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false);
});
