import { existsSync, readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { at } from './paths.mjs';

/** Of one version, under its own name or, as a second version of a package is, under another. */
const EXACT = /^(?:npm:(?:@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const OTHER_LOCKFILES = ['yarn.lock', 'pnpm-lock.yaml', 'npm-shrinkwrap.json', 'bun.lock'];

const readJson = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

const looseVersions = (folder, { dependencies = {}, devDependencies = {} }) =>
  Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(
      ([name, version]) => `${folder}/package.json: ${name} "${version}" não é uma versão exata`,
    );

const disagreements = (manifests) => {
  const seen = new Map();
  const found = [];
  for (const [folder, { dependencies = {}, devDependencies = {} }] of manifests) {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const first = seen.get(name) ?? { folder, version };
      seen.set(name, first);
      if (first.version !== version) {
        found.push(`${name}: ${first.version} em ${first.folder} e ${version} em ${folder}`);
      }
    }
  }
  return found;
};

const lockfileFaults = (lock, allowed) => {
  const found = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.resolved && !entry.link) found.push(`package-lock.json: ${path} traz um endereço`);
    const name = path.split('node_modules/').at(-1);
    if (entry.hasInstallScript && !entry.optional && !(name in allowed)) {
      found.push(`package.json: falta decidir em allowScripts se ${name} pode rodar na instalação`);
    }
  }
  return found;
};

/** Most places in the tree where one version of a package may stand: each is loaded by itself at every start. */
const MOST_COPIES = 10;

const copiesOf = (lock) => {
  const seen = new Map();
  for (const [path, { version }] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1);
    if (name !== path) seen.set(`${name} ${version}`, (seen.get(`${name} ${version}`) ?? 0) + 1);
  }
  return [...seen]
    .filter(([, copies]) => copies > MOST_COPIES)
    .map(
      ([which, copies]) =>
        `package-lock.json: ${which} está em ${copies} lugares; um outro, à raiz, o impede de ser um só (npm explain)`,
    );
};

const extraLockfiles = (folders) =>
  folders.flatMap((folder) =>
    [...OTHER_LOCKFILES, ...(folder === '.' ? [] : ['package-lock.json'])]
      .map((name) => `${folder}/${name}`)
      .filter((path) => existsSync(at(path)))
      .map((path) => `${path}: há um só arquivo de trava, o package-lock.json da raiz`),
  );

/** What is wrong with the manifests and the lockfile, a line each. */
export const packageFaults = (manifests, lock) => {
  const allowed = manifests.find(([folder]) => folder === '.')?.[1].allowScripts ?? {};
  return [
    ...manifests.flatMap(([folder, manifest]) => looseVersions(folder, manifest)),
    ...disagreements(manifests),
    ...lockfileFaults(lock, allowed),
    ...copiesOf(lock),
  ];
};

/** Exact pins, one spelling of each version, one lockfile without registry addresses, install scripts decided by name. */
export const checkPackages = () => {
  const folders = ['.', ...readJson('package.json').workspaces];
  const manifests = folders.map((folder) => [folder, readJson(`${folder}/package.json`)]);
  const faults = [
    ...packageFaults(manifests, readJson('package-lock.json')),
    ...extraLockfiles(folders),
  ];
  if (faults.length > 0) throw new Failure('Há pacotes fora da regra.', faults.join('\n'));
};
