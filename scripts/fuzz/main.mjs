import { parseArgs } from 'node:util';
import { openBench } from '../faltas/bench.mjs';
import { Failure } from '../lib/failure.mjs';
import { furnishForFuzz } from './furnish.mjs';
import { callTold, findingsTold, groupsTold } from './report.mjs';
import { registeredRoutes } from './routes.mjs';
import { fuzz } from './run.mjs';
import { openTarget } from './target.mjs';

const USE =
  'Uso: node scripts/fuzz.mjs [--chamadas N] [--semente N] [--banco sqlite|postgres] [--so N]';
const CALLS = 20_000;

const whole = (text, otherwise) => {
  const number = Number(text ?? otherwise);
  if (!Number.isInteger(number) || number < 0) throw new Failure(USE);
  return number;
};

const read = (args) => {
  const text = /** @type {const} */ ({ type: 'string' });
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: { chamadas: text, semente: text, banco: text, so: text },
    }));
  } catch {
    throw new Failure(USE);
  }
  const kind = values.banco ?? 'sqlite';
  if (kind !== 'sqlite' && kind !== 'postgres') throw new Failure(USE);
  return {
    kind: /** @type {'sqlite' | 'postgres'} */ (kind),
    seed: whole(values.semente, Math.floor(Math.random() * 1_000_000)),
    calls: values.so === undefined ? whole(values.chamadas, CALLS) : 1,
    first: whole(values.so, 0),
    alone: values.so !== undefined,
  };
};

/** Sends the hostile calls of a seed; throws Failure with what the portal should not have answered. */
export const runFuzz = async (args) => {
  const { kind, seed, calls, first, alone } = read(args);
  console.log(`semente ${seed}, ${calls} chamadas, ${kind}`);
  const registered = await registeredRoutes();
  const bench = await openBench(kind, furnishForFuzz);
  try {
    const target = await openTarget(bench);
    try {
      const { known } = bench.furniture;
      const tell = (text) => console.error(text);
      const { findings, groups, sent } = await fuzz(target, {
        seed,
        calls,
        first,
        registered,
        known,
        tell,
      });
      if (alone && findings.length > 0) console.log(callTold(findings[0].calls[0].call));
      console.log(groupsTold(groups));
      const portals = target.fresh();
      console.log(
        `${sent} chamadas, ${findings.length} achados${portals > 1 ? `, ${portals} portais gastos` : ''}.`,
      );
      if (sent < calls)
        throw new Failure(
          `Parou em ${sent}: o portal caiu vezes demais.`,
          findingsTold(findings, seed, kind),
        );
      if (findings.length > 0)
        throw new Failure(
          'O portal respondeu o que não devia.',
          findingsTold(findings, seed, kind),
        );
    } finally {
      await target.stop();
    }
  } finally {
    await bench.stop();
  }
};
