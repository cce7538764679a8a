import { existsSync } from 'node:fs';
import { LIBRARIES } from './build.mjs';
import { Failure } from './failure.mjs';
import { checkPackages } from './check-packages.mjs';
import { checkSizes } from './check-sizes.mjs';
import { hashOf } from './hash.mjs';
import { at, tool } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { step } from './progress.mjs';
import { quietNode } from './run.mjs';

const PROJECTS = [
  'contracts/tsconfig.json',
  'cms-extensions/tsconfig.json',
  'cms-extensions/admin/tsconfig.json',
  'demonstracao/tsconfig.json',
  'cms/tsconfig.check.json',
  'cms/src/admin/tsconfig.json',
  'cms/tests/tsconfig.json',
  'web/tsconfig.json',
  'web/sw/tsconfig.json',
  'e2e/tsconfig.json',
  'testing/tsconfig.json',
  'scripts/tsconfig.json',
];

const OWN_CODE = [
  'contracts/src',
  'cms/src',
  'cms/config',
  'cms-extensions/src',
  'demonstracao/src',
  'web/src',
  'web/sw',
  'e2e',
  'testing',
  'scripts',
  'config',
];

const run =
  (...args) =>
  () =>
    quietNode(args, 'Esta verificação não passou.');

/** By the native compiler, in a fifth of the time. ESLint reads types with the one in JavaScript, which builds too. */
const types = async () => {
  for (const project of PROJECTS.filter((path) => existsSync(at(path)))) {
    await quietNode(
      [tool.tscNative, '--noEmit', '-p', at(project)],
      `Tipos: ${project} não passou.`,
    );
  }
};

/**
 * ESLint, the longest reading, in two halves. It keeps in `.portal` what it found in each file, by its content. A rule or a
 * shared type that changed begins anew; a type of the same package may still change what is said of a file that did not: whoever checks for everybody (CI)
 * reads every file.
 */
const lint =
  (half, ...where) =>
  async () => {
    const key = hashOf(
      ['eslint.config.mjs', 'config', 'package-lock.json', 'contracts/src'].map((path) => at(path)),
    );
    const cache = at(`.portal/eslint/${key.slice(0, 16)}-${half}.json`);
    const cached = ['--cache', '--cache-strategy=content', `--cache-location=${cache}`];
    // The types of all packages at once: in Node's own share of the memory it spends its time collecting garbage.
    const heap = '--max-old-space-size=12288';
    const how = ['--max-warnings=0', ...(process.env.CI ? [] : cached)];
    await run(heap, tool.eslint, ...where, ...how)();
  };

const SEEN = ['web', 'e2e'];

/** Read the tree and use one core each: the longest begin, and whoever is done takes the next. */
const READINGS = [
  ['ESLint (web, e2e)', lint('site', ...SEEN)],
  ['ESLint (o resto)', lint('resto', '.', ...SEEN.flatMap((dir) => ['--ignore-pattern', dir]))],
  ['Tipos', types],
  ['Código morto (knip)', run(tool.knip, '--config', 'config/knip.json')],
  ['Código repetido (jscpd)', run(tool.jscpd, '--config', 'config/jscpd.json', ...OWN_CODE)],
  ['Formato (Prettier)', run(tool.prettier, '--check', '--log-level=warn', '.')],
];

const inItsName = async ([name, verify]) => {
  try {
    await step(name, verify);
  } catch (error) {
    throw new Failure(`Parou em: ${name}. ${error.message}`, error.details);
  }
};

/** Two at a time. The first failure counts, after whoever runs beside it has ended: nothing is left running behind the answer. */
const twoAtOnce = async (steps) => {
  const waiting = [...steps];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await inItsName(next).catch((error) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  const lanes = [lane(), lane()];
  await Promise.allSettled(lanes);
  await Promise.all(lanes);
};

/** `npm run check`: everything that can be told without starting the portal. Stops where something fails. */
export const check = async () => {
  const since = performance.now();
  await prepare([...LIBRARIES, 'site']);
  await inItsName(['Pacotes (versões exatas, um arquivo de trava)', async () => checkPackages()]);
  await twoAtOnce(READINGS);
  // Who runs `npm test` right after says so: it begins with them.
  if (!process.env.PORTAL_UNIDADE_DEPOIS)
    await inItsName(['Testes de unidade', run(tool.vitest, 'run', '--project=!construido')]);
  await inItsName(['Tamanho do site', async () => checkSizes()]);
  const total = Math.round((performance.now() - since) / 1000);
  console.log(`Tudo certo em ${total} s.`);
};
