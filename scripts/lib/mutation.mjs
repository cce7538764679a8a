import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { PUROS } from '../../config/puros.mjs';
import { Failure } from './failure.mjs';
import { at, tool } from './paths.mjs';
import { step } from './progress.mjs';
import { quietNode } from './run.mjs';

const PACKAGES = ['contracts', 'cms-extensions'];
/** Least share of mutants that some test has to notice, in %. */
const LEAST = 92;
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

const resultsOf = (name) => at('.portal/mutacao', `${name}.json`);

const isPure = (name, path) =>
  PUROS[name].some((puro) =>
    puro.startsWith('*') ? path.endsWith(`${puro.slice(1)}.ts`) : basename(path) === `${puro}.ts`,
  );

/** Those in which there is something to break. */
const foldersOf = (name) =>
  readdirSync(at(name, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((folder) =>
      readdirSync(at(name, 'src', folder), { recursive: true }).some((path) => isPure(name, path)),
    );

/** Folder by folder: a run that is ended loses one folder's mutants, and the next one goes on from there. */
const breakEach = async (name, folders) => {
  for (const folder of folders) {
    const env = { ...process.env, PORTAL_MUTACAO: name, PORTAL_MUTACAO_PASTA: folder };
    await step(`${name}/src/${folder}`, () =>
      quietNode(
        [tool.stryker, 'run', at('config/mutacao.config.mjs'), '--allowEmpty'],
        'O Stryker não terminou.',
        {
          env,
        },
      ),
    );
  }
};

const mutantsOf = (name) =>
  Object.entries(JSON.parse(readFileSync(resultsOf(name), 'utf8')).files)
    .filter(([file]) => existsSync(at(file)))
    .flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ ...mutant, file })));

/** The share of the package's mutants that tests noticed, in %; tells it, and each of the others. */
const report = (name) => {
  const mutants = mutantsOf(name);
  const count = (statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  for (const { file, location, mutatorName, replacement, status } of mutants)
    if (UNNOTICED.includes(status))
      console.log(`${file}:${location.start.line} ${mutatorName}: ${replacement ?? ''}`);
  const [noticed, unnoticed] = [count(NOTICED), count(UNNOTICED)];
  const score = (100 * noticed) / (noticed + unnoticed);
  console.log(
    `${name}: ${score.toFixed(1)} % (${noticed} percebidos, ${unnoticed} não; .portal/mutacao/${name}.html)`,
  );
  return score;
};

/** `npm run mutacao`: both packages, or those named, or folders of them such as `contracts/src/tempo`. */
export const mutation = async (names) => {
  const asked = (names.length > 0 ? names : PACKAGES).map((one) =>
    one.replace('/src/', '/').split('/'),
  );
  for (const [name, folder] of asked) {
    const known = PACKAGES.includes(name) && (!folder || foldersOf(name).includes(folder));
    if (!known) throw new Failure(`Não há o que quebrar em "${[name, folder].join('/')}".`);
    await breakEach(name, folder ? [folder] : foldersOf(name));
  }
  const scores = [...new Set(asked.map(([name]) => name))].map(report);
  if (scores.some((score) => score < LEAST))
    throw new Failure(`Menos de ${LEAST} % do que se quebrou foi percebido.`);
};
