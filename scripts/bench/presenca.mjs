// Twenty thousand visitors who give 2,000 signs of life a second, on PostgreSQL (PORTAL_TESTS_POSTGRES names the server).
import { Agent, get } from 'node:http';
import { queryPostgres } from '@portal/testing/bancos';
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { newDatabase, SERVER } from './rastreio/postgres.mjs';
import { ENV, visitors } from './rastreio/visitors.mjs';

const VISITORS = 20_000;
/** Four times as often as pages do: as many signs as eighty thousand listeners give. */
const EVERY_SECONDS = 10;
/** What waits for the next tick waits here, not in the portal: few enough to be nothing beside the answers. */
const TICK_MS = 2;

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
    const told = (who, times) => {
      const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
      const worst = times.at(-1).toFixed(1);
      console.log(`  ${who}: p50 ${at(0.5)} ms · p99 ${at(0.99)} ms · pior ${worst} ms`);
    };
    console.log(`${VISITORS} visitantes, ${VISITORS / EVERY_SECONDS} sinais por segundo:`);
    told('quem chega (gravado antes da resposta)', await oneRound(portal.url, people));
    told('quem continua (escrito uma vez por segundo)', await oneRound(portal.url, people));
    const [{ vistos }] = await queryPostgres(
      database.url,
      'select count(*)::int as vistos from presencas',
    );
    const rows = await queryPostgres(
      database.url,
      `select total from contadores where tipo = 'acesso' and alvo = 'portal'`,
    );
    const accesses = rows.reduce((sum, { total }) => sum + total, 0);
    if (vistos !== VISITORS || accesses !== VISITORS)
      throw new Failure(`presentes ${vistos}, acessos ${accesses}: deviam ser ${VISITORS}.`);
  } finally {
    agent.destroy();
    await portal.stop();
    await database.drop();
  }
});
