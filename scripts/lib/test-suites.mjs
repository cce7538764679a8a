import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromium } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { at, tool } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { show } from './run.mjs';
import { fromPlaywright, fromVitest, outcome, total } from './test-counts.mjs';

const REPORTS = at('.portal/testes');

const vitest =
  (args, env = {}) =>
  (report) =>
    show(
      [
        tool.vitest,
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { env: { ...process.env, ...env } },
    );

const api = (database) =>
  vitest(['--config', 'cms/vitest.config.mts'], { PORTAL_TESTS_DB: database });

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

/** An ad's whole life, on the other database: the rest of the journeys asks nothing of it that the API tests do not. */
const LIFE_ON_POSTGRES = ['vida-de-um-anuncio', '--project=computador'];

/** The suites in the order they run: the quick ones tell first. */
const SUITES = [
  {
    id: 'unidade',
    name: 'Testes de unidade',
    run: vitest(['--project=!construido']),
    read: fromVitest,
  },
  { id: 'inicio', name: 'npm start', run: vitest(['--project=construido']), read: fromVitest },
  { id: 'api-sqlite', name: 'API sobre SQLite', run: api('sqlite'), read: fromVitest },
  { id: 'api-postgres', name: 'API sobre PostgreSQL', run: api('postgres'), read: fromVitest },
  { id: 'jornadas', name: 'Jornadas no navegador', run: journeys(), read: fromPlaywright },
  {
    id: 'jornadas-postgres',
    name: 'Jornadas sobre PostgreSQL',
    run: journeys(LIFE_ON_POSTGRES, { PORTAL_E2E_DB: 'postgres' }),
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

const runSuite = async ({ id, name, run, read }) => {
  console.log(`\n── ${name} ──`);
  const report = `${REPORTS}/${id}.json`;
  const exitCode = await run(report).catch((error) => {
    console.error(error.details ?? '', error.message);
    return 1;
  });
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : null;
  return outcome(name, exitCode, counts);
};

/** `npm test`: installs, builds, runs every suite (or those named) and ends with `N passed, N failed`. */
export const test = async (ids) => {
  const suites = chosen(ids);
  await prepare();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const outcomes = [];
  for (const suite of suites) outcomes.push(await runSuite(suite));
  console.log();
  for (const { name, passed, failed, why } of outcomes) {
    console.log(`${name}: ${passed} passaram, ${failed} falharam${why ? ` (${why})` : ''}`);
  }
  const { passed, failed } = total(outcomes);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
};
