import { existsSync } from 'node:fs';
import { LIBRARIES } from './build.mjs';
import { Failure } from './failure.mjs';
import { checkPackages } from './check-packages.mjs';
import { checkSizes } from './check-sizes.mjs';
import { at, tool } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { step } from './progress.mjs';
import { quietNode } from './run.mjs';

const PROJECTS = [
  'contracts/tsconfig.json',
  'cms-extensions/tsconfig.json',
  'cms-extensions/admin/tsconfig.json',
  'cms/tsconfig.check.json',
  'cms/src/admin/tsconfig.json',
  'cms/tests/tsconfig.json',
  'web/tsconfig.json',
  'e2e/tsconfig.json',
  'scripts/tsconfig.json',
];

const OWN_CODE = [
  'contracts/src',
  'cms/src',
  'cms/config',
  'cms-extensions/src',
  'web/src',
  'e2e',
  'scripts',
  'config',
];

const run =
  (...args) =>
  () =>
    quietNode(args, 'Esta verificação não passou.');

const types = async () => {
  for (const project of PROJECTS.filter((path) => existsSync(at(path)))) {
    await quietNode([tool.tsc, '--noEmit', '-p', at(project)], `Tipos: ${project} não passou.`);
  }
};

/** Read the tree and use one core each: ESLint, the longest, goes beside the others. */
const READINGS = [
  [['ESLint', run(tool.eslint, '.', '--max-warnings=0')]],
  [
    ['Tipos', types],
    ['Formato (Prettier)', run(tool.prettier, '--check', '--log-level=warn', '.')],
    ['Código morto (knip)', run(tool.knip, '--config', 'config/knip.json')],
    ['Código repetido (jscpd)', run(tool.jscpd, '--config', 'config/jscpd.json', ...OWN_CODE)],
  ],
];

const inOrder = async (steps) => {
  for (const [name, verify] of steps) {
    try {
      await step(name, verify);
    } catch (error) {
      throw new Failure(`Parou em: ${name}. ${error.message}`, error.details);
    }
  }
};

/** The first failure counts, after whoever runs beside it has ended: nothing is left running behind the answer. */
const sideBySide = async (lanes) => {
  const running = lanes.map(inOrder);
  await Promise.allSettled(running);
  await Promise.all(running);
};

/** `npm run check`: everything that can be told without starting the portal. Stops where something fails. */
export const check = async () => {
  const since = performance.now();
  await prepare([...LIBRARIES, 'site']);
  await inOrder([['Pacotes (versões exatas, um arquivo de trava)', async () => checkPackages()]]);
  await sideBySide(READINGS);
  await inOrder([
    ['Testes de unidade', run(tool.vitest, 'run', '--project=!construido')],
    ['Tamanho do site', async () => checkSizes()],
  ]);
  const total = Math.round((performance.now() - since) / 1000);
  console.log(`Tudo certo em ${total} s.`);
};
