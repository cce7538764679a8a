import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { WITH_DEMONSTRATION } from './build.mjs';
import { chromium } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { at, tool } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { show } from './run.mjs';
import { fromPlaywright, fromProject, fromVitest, outcomes, total } from './test-counts.mjs';

const REPORTS = at('.portal/testes');

const vitest =
  (...args) =>
  (report) =>
    show([
      tool.vitest,
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);

const BY_PROJECT = at('scripts/lib/count-by-project.mjs');

/** One run for the databases that are asked for: while the tests of one wait, those of the other have the cores. */
const api = (report, suites) =>
  show(
    [
      ...[tool.vitest, 'run', '--config', 'cms/vitest.config.mts'],
      ...['--reporter=default', `--reporter=${BY_PROJECT}`],
    ],
    {
      env: {
        ...process.env,
        PORTAL_TESTS_DB: suites.map(({ database }) => database).join(','),
        PORTAL_TESTS_COUNTS: report,
      },
    },
  );

const apiOn = (database, name) => ({
  id: `api-${database}`,
  name,
  database,
  run: api,
  read: fromProject(`api-${database}`),
});

const PLAYWRIGHT = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];

const journeys =
  (args = [], env = {}) =>
  async (report) =>
    show([tool.playwright, ...PLAYWRIGHT, ...args], {
      env: {
        ...process.env,
        ...env,
        PORTAL_CHROMIUM: await chromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });

/** What editors keep, told on the other database only; the rest of the journeys asks nothing of it that the API tests do not. */
const OF_EDITORS = [
  ...['editor', 'editar-com-cuidado', 'dois-editores', 'edicoes', 'lixeira'],
  ...['importar', 'hora-marcada'],
];
/** An ad's whole life, on both. */
const ON_POSTGRES = [
  ...['vida-de-um-anuncio', ...OF_EDITORS].map((name) => `e2e/${name}.e2e`),
  '--project=computador',
];

/** The suites in the order they run: the quick ones tell first. Those with one `run` run at once. */
const SUITES = [
  {
    id: 'unidade',
    name: 'Testes de unidade',
    run: vitest('--project=!construido'),
    read: fromVitest,
  },
  { id: 'inicio', name: 'npm start', run: vitest('--project=construido'), read: fromVitest },
  apiOn('sqlite', 'API sobre SQLite'),
  apiOn('postgres', 'API sobre PostgreSQL'),
  {
    id: 'jornadas',
    name: 'Jornadas no navegador',
    run: journeys([], { PORTAL_E2E_SEM: OF_EDITORS.join() }),
    read: fromPlaywright,
  },
  {
    id: 'jornadas-postgres',
    name: 'Jornadas sobre PostgreSQL',
    run: journeys(ON_POSTGRES, { PORTAL_E2E_DB: 'postgres' }),
    read: fromPlaywright,
  },
];

const chosen = (ids) => {
  const unknown = ids.find((id) => !SUITES.some((suite) => suite.id === id));
  if (unknown) {
    throw new Failure(
      `Não há testes chamados "${unknown}". Há: ${SUITES.map(({ id }) => id).join(', ')}.`,
    );
  }
  return ids.length === 0 ? SUITES : SUITES.filter(({ id }) => ids.includes(id));
};

const together = (suites) =>
  [...new Set(suites.map(({ run }) => run))].map((run) => suites.filter((one) => one.run === run));

const runTogether = async (suites) => {
  console.log(`\n── ${suites.map(({ name }) => name).join(', ')} ──`);
  const report = `${REPORTS}/${suites.map(({ id }) => id).join('+')}.json`;
  const exitCode = await suites[0].run(report, suites).catch((error) => {
    console.error(error.details ?? '', error.message);
    return 1;
  });
  const said = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  return outcomes(
    exitCode,
    suites.map(({ name, read }) => ({ name, counts: said && read(said) })),
  );
};

/** `npm test`: installs, builds, runs every suite (or those named) and ends with `N passed, N failed`. */
export const test = async (ids) => {
  const suites = chosen(ids);
  await prepare(WITH_DEMONSTRATION);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const all = [];
  for (const one of together(suites)) all.push(...(await runTogether(one)));
  console.log();
  for (const { name, passed, failed, why, named = [] } of all) {
    console.log(`${name}: ${passed} passaram, ${failed} falharam${why ? ` (${why})` : ''}`);
    for (const line of named) console.log(`  ${line}`);
  }
  const { passed, failed } = total(all);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
};
