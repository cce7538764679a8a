import { existsSync, readdirSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { at } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { show } from './run.mjs';

const FOLDER = at('scripts/bench');

const all = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'))
    .map((name) => name.replace(/\.mjs$/, ''))
    .sort();

/** `npm run bench`: every measure of scripts/bench in order, or those named. Fails when one does not hold its figure. */
export const bench = async (names) => {
  const unknown = names.find((name) => !existsSync(`${FOLDER}/${name}.mjs`));
  if (unknown) throw new Failure(`Não há medida chamada "${unknown}". Há: ${all().join(', ')}.`);
  await prepare();
  const failed = [];
  for (const name of names.length > 0 ? names : all()) {
    console.log(`\n── ${name} ──`);
    if ((await show([`${FOLDER}/${name}.mjs`])) !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new Failure(`Não alcançaram o número: ${failed.join(', ')}.`);
};
