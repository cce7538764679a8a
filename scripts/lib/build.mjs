import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { hashOf } from './hash.mjs';
import { at, tool } from './paths.mjs';
import { step } from './progress.mjs';
import { quietNode } from './run.mjs';

const SHARED = [at('package-lock.json'), at('config/tsconfig.base.json')];

/** Deletes what an earlier compilation left and this one did not write again: a removed content type must not live on. */
const sweep = (folder, since, keep = []) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (keep.includes(entry.name)) continue;
    if (entry.isDirectory()) sweep(path, since);
    else if (statSync(path).mtimeMs < since) rmSync(path);
  }
};

/** Types are what `npm run check` and `npm run dev` look at; leaving them aside saves a third of the time. */
const compile = (project, output, keep) => async (message) => {
  const since = Date.now() - 1;
  await quietNode([tool.tscNative, '--noCheck', '-p', at(project)], message);
  sweep(at(output), since, keep);
};

/** The panel's build reads the server's settings: neutral ones, so that building never touches a portal's data. */
const panelEnv = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  PORTAL_DATA: at('.portal/painel'),
  STRAPI_TELEMETRY_DISABLED: 'true',
});

/**
 * What is built, from what, into what. `needs`: parts built before, whose sources count as this part's too.
 * `output`: a file or folder whose absence makes the part stale whatever its stamp says.
 */
const PARTS = {
  contratos: {
    name: 'Compilando os contratos',
    needs: [],
    sources: ['contracts/src', 'contracts/package.json', 'contracts/tsconfig.build.json'],
    output: 'contracts/dist',
    build: compile('contracts/tsconfig.build.json', 'contracts/dist'),
  },
  extensoes: {
    name: 'Compilando as extensões do servidor',
    needs: ['contratos'],
    sources: [
      'cms-extensions/src',
      'cms-extensions/package.json',
      'cms-extensions/tsconfig.build.json',
    ],
    output: 'cms-extensions/dist/index.js',
    build: compile('cms-extensions/tsconfig.build.json', 'cms-extensions/dist'),
  },
  demonstracao: {
    name: 'Compilando a demonstração',
    needs: ['contratos', 'extensoes'],
    sources: ['demonstracao/src', 'demonstracao/package.json', 'demonstracao/tsconfig.build.json'],
    output: 'demonstracao/dist/demonstrar.js',
    build: compile('demonstracao/tsconfig.build.json', 'demonstracao/dist'),
  },
  servidor: {
    name: 'Compilando o servidor',
    needs: ['contratos', 'extensoes', 'demonstracao'],
    sources: [
      'cms/src',
      'cms/config',
      'cms/database',
      'cms/package.json',
      'cms/tsconfig.json',
      'cms/tsconfig.build.json',
    ],
    output: 'cms/dist/src/runtime/start.js',
    build: compile('cms/tsconfig.build.json', 'cms/dist', ['build']),
  },
  painel: {
    name: 'Construindo o painel dos editores',
    needs: ['contratos', 'servidor'],
    // Building the panel needs the compiled server, but only these change what it shows: lint keeps it from importing
    // more of our packages than types, so that a change in them does not build it again.
    sources: [
      'cms/src/admin',
      'cms/config/admin.ts',
      'cms/config/plugins.ts',
      'cms/package.json',
      'cms-extensions/admin',
      'cms-extensions/package.json',
      'contracts/src/anuncio/status.ts',
    ],
    ownSourcesOnly: true,
    output: 'cms/dist/build/index.html',
    build: async (message) => {
      const strapi = ['--require', at('scripts/lib/panel-only.cjs'), tool.strapi, 'build'];
      await quietNode(strapi, message, { cwd: at('cms'), env: panelEnv() });
      await compress(at('cms/dist/build'));
    },
  },
  site: {
    name: 'Construindo o site',
    needs: ['contratos'],
    sources: [
      'web/src',
      'web/sw',
      'web/public',
      'web/vite',
      'web/index.html',
      'web/embutir.html',
      'web/vite.config.ts',
      'web/package.json',
      'web/tsconfig.json',
    ],
    output: 'web/dist/index.html',
    build: (message) => quietNode([tool.vite, 'build'], message, { cwd: at('web') }),
  },
  acervo: {
    name: 'Gravando a demonstração',
    // After the server, with the panel: what the panel waits for is not held up.
    needs: ['demonstracao', 'servidor'],
    sources: [],
    output: '.portal/demonstracao',
    build: (message) =>
      quietNode([at('demonstracao/dist/gravar-acervo.js'), at('.portal/demonstracao')], message),
  },
};

/** What a demonstration shows and sounds: rendered beside the panel's build, or else by the first start that needs it. */
const DEMONSTRATION = 'acervo';
export const LIBRARIES = ['contratos', 'extensoes', 'demonstracao'];
export const WITH_DEMONSTRATION = Object.keys(PARTS);
export const EVERYTHING = WITH_DEMONSTRATION.filter((id) => id !== DEMONSTRATION);

const sourcesOf = (id) => {
  const part = PARTS[id];
  const inherited = part.ownSourcesOnly ? [] : part.needs.flatMap(sourcesOf);
  return [...inherited, ...part.sources.map((path) => at(path))];
};

const stampOf = (id) => at('.portal', `${id}.construido`);
const wanted = (id) => hashOf([...SHARED, ...new Set(sourcesOf(id))], process.versions.modules);

const isStale = (id) => {
  const stamp = stampOf(id);
  if (!existsSync(stamp) || !existsSync(at(PARTS[id].output))) return true;
  return readFileSync(stamp, 'utf8') !== wanted(id);
};

/** Parts among these whose output no longer fits their sources. */
export const stale = (ids = EVERYTHING) => ids.filter(isStale);

const buildPart = async (id) => {
  const part = PARTS[id];
  const hash = wanted(id);
  rmSync(stampOf(id), { force: true });
  await step(part.name, () => part.build(`${part.name}: não deu certo.`));
  mkdirSync(at('.portal'), { recursive: true });
  writeFileSync(stampOf(id), hash);
};

/** Builds the stale ones of these parts, each after those it needs, independent ones side by side. */
export const build = async (ids = EVERYTHING) => {
  const todo = stale(ids);
  const done = new Map();
  const once = (id) => {
    if (!todo.includes(id)) return Promise.resolve();
    if (!done.has(id)) {
      done.set(
        id,
        Promise.all(PARTS[id].needs.map(once)).then(() => buildPart(id)),
      );
    }
    return done.get(id);
  };
  const results = await Promise.allSettled(todo.map(once));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
