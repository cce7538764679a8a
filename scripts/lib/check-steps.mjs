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
  'cms/tsconfig.json',
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

/** By the native compiler, in a fifth of the time. The builds stay with the one in JavaScript. */
const types = async () => {
  for (const project of PROJECTS.filter((path) => existsSync(at(path)))) {
    await quietNode(
      [tool.tscNative, '--noEmit', '-p', at(project)],
      `Tipos: ${project} não passou.`,
    );
  }
};

/** It keeps in `.portal` what it found in each file, by its content. Whoever checks for everybody (CI) reads every file. */
const lint = async () => {
  const key = hashOf(['eslint.config.mjs', 'config', 'package-lock.json'].map((path) => at(path)));
  const cache = at(`.portal/eslint/${key.slice(0, 16)}.json`);
  const cached = ['--cache', '--cache-strategy=content', `--cache-location=${cache}`];
  await run(tool.eslint, '.', '--max-warnings=0', ...(process.env.CI ? [] : cached))();
};

/** Read the tree and use one core each: the longest begin, and whoever is done takes the next. */
const READINGS = [
  ['ESLint', lint],
  ['Tipos', types],
  ['Regras que leem tipos (oxlint)', run(tool.oxlint, '--config', at('config/oxlint.json'))],
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
