import { parseArgs } from 'node:util';
import { Failure } from '../lib/failure.mjs';
import { openBench } from './bench.mjs';
import { checkNames, chosen, KINDS } from './experiments.mjs';
import { furnish } from './furnish.mjs';
import { isBad, outcome } from './outcome.mjs';
import { faultsOf, tableOf } from './table.mjs';

const USE = 'Uso: node scripts/faltas.mjs [FALTA…] [--curto] [--nginx] [--banco sqlite|postgres]';

const read = (args) => {
  const options = /** @type {const} */ ({
    curto: { type: 'boolean' },
    nginx: { type: 'boolean' },
    banco: { type: 'string' },
  });
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const kinds = KINDS.filter((kind) => values.banco === undefined || values.banco === kind);
    if (kinds.length === 0) throw new Failure(USE);
    checkNames(positionals);
    return {
      names: positionals,
      kinds,
      short: values.curto === true,
      nginx: values.nginx === true,
    };
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(USE);
  }
};

/** An experiment that breaks has proven nothing: that is a line of the table too. */
const attempt = async (name, experiment, bench, short) => {
  try {
    return await experiment(bench, short);
  } catch (error) {
    const why = `${error.message} ${error.details ?? ''}`.trim().replace(/\s+/g, ' ').slice(-300);
    return outcome(name, bench.kind, { deviations: [`a experiência não chegou ao fim: ${why}`] });
  }
};

const onBench = async (kind, names, { short, nginx }) => {
  const experiments = chosen(kind, names);
  if (experiments.length === 0) return [];
  const bench = await openBench(kind, furnish, { nginx });
  const rows = [];
  try {
    for (const [name, experiment] of experiments) {
      const since = performance.now();
      const row = await attempt(name, experiment, bench, short);
      rows.push(row);
      const seconds = Math.round((performance.now() - since) / 1000);
      const verdict = row.notRun ? 'não rodou' : isBad(row) ? 'HÁ O QUE VER' : 'certo';
      console.error(`${kind} ${name}: ${verdict} (${seconds} s)`);
      for (const fault of faultsOf([row])) console.error(`  ${fault}`);
    }
  } finally {
    await bench.stop();
  }
  return rows;
};

/** Runs what is asked for and prints the table; throws Failure when anything was lost, silent or otherwise than promised. */
export const runFaults = async (args) => {
  const { names, kinds, ...how } = read(args);
  const rows = [];
  for (const kind of kinds) rows.push(...(await onBench(kind, names, how)));
  console.log(tableOf(rows));
  const faults = faultsOf(rows);
  if (faults.length > 0) throw new Failure('Nem tudo aguentou.', faults.join('\n'));
};
