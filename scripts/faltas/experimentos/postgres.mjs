import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '../../lib/paths.mjs';
import { WRITES } from '../load.mjs';
import { requestsTold } from '../outcome.mjs';
import { underFault } from '../under-fault.mjs';

const { Client } = createRequire(at('cms/package.json'))('pg');

/**
 * Frozen or locked, a database is told as 503 within 5 s (docs/operacao.md, "Quedas"). Scheduling takes its share of a
 * busy machine.
 */
const TOLD_WITHIN_MS = 6_000;
const INSTANCES = 3;

/** Ends the server so often while 60 writes a second come in, and starts it again at once. */
const restarts = (name, signal, timesOf) => async (bench, short) => {
  const times = timesOf(short);
  return underFault(name, bench, {
    place: await bench.place(),
    rate: 60,
    mix: WRITES,
    fault: async () => {
      for (let time = 1; time <= times; time += 1) {
        await bench.server.end(signal);
        await bench.server.begin();
        await sleep(3_000);
      }
      return { notes: [`${times} reinícios`] };
    },
  });
};

/** A server and everything it has started: its backends are in groups of their own. */
const family = (pid) => {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const children = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return [pid, ...children.filter(([, parent]) => parent === pid).map(([child]) => child)];
};

const tooSlow = (records, since) => {
  const slow = records.slice(since).filter(({ ms, status }) => ms > TOLD_WITHIN_MS || status === 0);
  return slow.length === 0
    ? []
    : [`pedidos sem resposta em ${TOLD_WITHIN_MS / 1000} s: ${requestsTold(slow)}`];
};

const frozen = async (bench, short) =>
  underFault('banco-congelado', bench, {
    place: await bench.place(),
    instances: short ? 1 : INSTANCES,
    fault: async ({ records }) => {
      const since = records.length;
      const pids = family(bench.server.pid());
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      try {
        await sleep(short ? 6_000 : 20_000);
      } finally {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      }
      return { judge: () => tooSlow(records, since) };
    },
  });

/** Which requests must go on while nobody gets at a table. */
const UNRELATED = {
  votos: /^\/(?!anuncios\/formularioPesquisa)/,
  anuncios: /^\/(monitoramento|storage|anuncios\/formularioPesquisa|usuario\/save)|^\/$/,
};

const locked = (table) => async (bench, short) =>
  underFault(`${table}-travada`, bench, {
    place: await bench.place(),
    fault: async ({ place, records }) => {
      const client = new Client({ connectionString: place.url });
      await client.connect();
      const since = records.length;
      await client.query('begin');
      await client.query(`lock table ${table} in access exclusive mode`);
      await sleep(short ? 6_000 : 20_000);
      await client.query('rollback');
      await client.end();
      await sleep(1_000);
      const unharmed = ({ status, path }) =>
        !UNRELATED[table].test(path) || (status > 0 && status < 500);
      return {
        judge: () => {
          const harmed = records.slice(since).filter((record) => !unharmed(record));
          return [
            ...tooSlow(records, since),
            ...(harmed.length > 0
              ? [`pedidos alheios à tabela que falharam: ${requestsTold(harmed)}`]
              : []),
          ];
        },
      };
    },
  });

/** Fewer connections than the instances together would like: another program took the rest, after they started. */
const exhausted = async (bench, short) => {
  const restart = async (settings) => {
    await bench.server.end('SIGINT');
    await bench.server.begin(settings);
  };
  return underFault('conexoes-esgotadas', bench, {
    place: await bench.place(),
    instances: INSTANCES,
    rate: 80,
    fault: async () => {
      await restart({ max_connections: 14 });
      await sleep(short ? 8_000 : 30_000);
      await restart({});
    },
  });
};

export const POSTGRES = {
  'reinicio-imediato': restarts('reinicio-imediato', 'SIGQUIT', (short) => (short ? 3 : 20)),
  'reinicio-rapido': restarts('reinicio-rapido', 'SIGINT', (short) => (short ? 1 : 3)),
  'banco-congelado': frozen,
  'votos-travada': locked('votos'),
  'anuncios-travada': locked('anuncios'),
  'conexoes-esgotadas': exhausted,
};
