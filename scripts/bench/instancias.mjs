// The same load on one, two and three instances of a PostgreSQL, and on three behind the nginx that comes along: what fails,
// how long an answer takes, what of the processor and of memory it costs, and how soon one shows what another was told.
import { setTimeout as wait } from 'node:timers/promises';
import { openBench } from '../faltas/bench.mjs';
import { furnish } from '../faltas/furnish.mjs';
import { newJournal } from '../faltas/journal.mjs';
import { EVERYTHING, kinds, load } from '../faltas/load.mjs';
import { failuresTold, isFailed } from '../faltas/outcome.mjs';
import { enter } from '../faltas/people.mjs';
import { recordingSender } from '../faltas/sender.mjs';
import { fleet } from '../faltas/under-fault.mjs';
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { cpuSeconds, isUseTold, memoryMb } from '../lib/process-use.mjs';
import { median } from './leituras/load.mjs';

const RATE = 40;
const SECONDS = Number(process.env.INSTANCIAS_SEGUNDOS ?? 20);
const CHANGES = 6;
/** What one was told, another shows by then, in ms (contrato 5). */
const SEEN_MS = 5_000;

const WHERE = /** @type {const} */ ([
  ['1 instância', 1, false],
  ['2 instâncias', 2, false],
  ['3 instâncias', 3, false],
  ['3, atrás do nginx', 3, true],
]);

const sum = (values) => values.reduce((all, one) => all + one, 0);

/** Milliseconds, the most of a few, from a change in the database until the last instance shows it. */
const seenAfter = async ({ query }, urls) => {
  const shows = async (url, text) =>
    (await (await fetch(`${url}/api/portal`)).text()).includes(text);
  const times = [];
  for (let n = 0; n < CHANGES; n += 1) {
    const address = `https://facebook.com/mudanca-${n}`;
    const since = performance.now();
    await query('update configuracao set facebook = ?', address);
    const isSeen = async () =>
      (await Promise.all(urls.map((url) => shows(url, address)))).every(Boolean);
    while (!(await isSeen()) && performance.now() - since < 2 * SEEN_MS) await wait(20);
    times.push(performance.now() - since);
  }
  return Math.max(...times);
};

const measure = async (bench, count, nginx) => {
  const place = { ...(await bench.place()), nginx };
  const portals = await fleet(place, count);
  try {
    const { send, records } = recordingSender(portals.urls);
    const people = await enter(portals.urls[0], bench.furniture.buyers, send);
    const work = kinds({ send, people, journal: newJournal(), furniture: bench.furniture });
    const pids = portals.instances.map(({ pid }) => pid);
    const used = () => sum(pids.map(cpuSeconds));
    const before = used();
    const asked = records.length;
    await load(work, { mix: EVERYTHING, rate: RATE, ended: wait(SECONDS * 1000) });
    const mine = records.slice(asked);
    const times = mine.map(({ ms }) => ms).sort((a, b) => a - b);
    return {
      requests: mine.length,
      failed: failuresTold(mine),
      isBad: mine.some(isFailed),
      p50: median(times),
      p99: times[Math.floor(times.length * 0.99)],
      cpuMs: ((used() - before) * 1000) / mine.length,
      memory: Math.max(...pids.map(memoryMb)),
      seen: await seenAfter(
        place,
        portals.instances.map(({ url }) => url),
      ),
    };
  } finally {
    await portals.stop();
  }
};

await main(async () => {
  if (!isUseTold()) {
    console.log('Instâncias: não medidas (só o Linux diz o processador de cada processo).');
    return;
  }
  const bench = await openBench('postgres', furnish);
  const faults = [];
  try {
    for (const [name, count, nginx] of WHERE) {
      const seen = await measure(bench, count, nginx);
      console.log(
        `  ${name.padEnd(18)} ${seen.requests} pedidos, ${RATE} por segundo: ${seen.failed || 'nenhum falhou'} · p50 ${seen.p50.toFixed(1)} ms, p99 ${seen.p99.toFixed(0)} ms · ${seen.cpuMs.toFixed(1)} ms de CPU por pedido · ${seen.memory} MB cada uma · o que muda se vê em ${(seen.seen / 1000).toFixed(1)} s`,
      );
      if (seen.isBad) faults.push(`${name}: ${seen.failed}`);
      if (seen.seen > SEEN_MS) faults.push(`${name}: ${Math.round(seen.seen)} ms até se ver`);
    }
  } finally {
    await bench.stop();
  }
  if (faults.length > 0) throw new Failure(faults.join('; '));
});
