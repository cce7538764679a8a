// Twenty thousand visitors who give a sign of life every 40 s, on PostgreSQL (PORTAL_TESTS_POSTGRES names the server).
import { Agent, get } from 'node:http';
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { newDatabase, run, SERVER } from './rastreio/postgres.mjs';
import { ENV, visitors } from './rastreio/visitors.mjs';

const VISITORS = 20_000;
const EVERY_SECONDS = 40;
const TICK_MS = 20;

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Milliseconds from when the sign was due until its answer, so that a queue shows. */
const ping = (url, { id, headers }, due) =>
  new Promise((resolve, reject) => {
    const { Cookie } = headers;
    get(`${url}/monitoramento/${id}`, { agent, headers: { Cookie } }, (res) => {
      res.resume();
      res.on('end', () =>
        res.statusCode === 204
          ? resolve(performance.now() - due)
          : reject(new Failure(`presença: ${res.statusCode}`)),
      );
    }).on('error', reject);
  });

/** One sign of each visitor, spread evenly over the time. */
const oneRound = async (url, people) => {
  const since = performance.now();
  const gap = (EVERY_SECONDS * 1000) / people.length;
  const answers = [];
  for (let next = 0; next < people.length;) {
    const now = performance.now();
    while (next < people.length && since + next * gap <= now) {
      answers.push(ping(url, people[next], since + next * gap));
      next += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return (await Promise.all(answers)).sort((a, b) => a - b);
};

await main(async () => {
  if (!SERVER) {
    console.log('Presença: não medida (PORTAL_TESTS_POSTGRES diz em que servidor).');
    return;
  }
  const database = await newDatabase();
  const portal = await temporaryPortal({ ...ENV, DATABASE_URL: database.url, PORTAL_DEMO: '0' });
  try {
    const people = visitors(VISITORS);
    await oneRound(portal.url, people);
    const times = await oneRound(portal.url, people);
    const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
    const [{ vistos }] = await run(database.url, 'select count(*)::int as vistos from presencas');
    const rows = await run(
      database.url,
      `select total from contadores where tipo = 'acesso' and alvo = 'portal'`,
    );
    const accesses = rows.reduce((sum, { total }) => sum + total, 0);
    console.log(
      `${VISITORS} visitantes a cada ${EVERY_SECONDS} s (${VISITORS / EVERY_SECONDS}/s): ` +
        `p50 ${at(0.5)} ms · p99 ${at(0.99)} ms · pior ${times.at(-1).toFixed(1)} ms`,
    );
    if (vistos !== VISITORS || accesses !== VISITORS)
      throw new Failure(`presentes ${vistos}, acessos ${accesses}: deviam ser ${VISITORS}.`);
  } finally {
    agent.destroy();
    await portal.stop();
    await database.drop();
  }
});
