// Tracking posts: the portal beside a Strapi as it comes (one create) and beside bare node:http with one bare upsert, in one
// run, on SQLite and, when PORTAL_TESTS_POSTGRES names a server, on PostgreSQL. Everything acknowledged is on the disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { at } from '../lib/paths.mjs';
import { freePort } from '@portal/testing/ports';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { start } from '../lib/run.mjs';
import { median } from './leituras/load.mjs';
import { stockStrapi } from './leituras/stock-strapi.mjs';
import { postsPerSecond } from './rastreio/load.mjs';
import { newDatabase, SERVER } from './rastreio/postgres.mjs';
import { songIds } from './rastreio/songs.mjs';
import { ENV, visitors } from './rastreio/visitors.mjs';

const SECONDS = Number(process.env.RASTREIO_SEGUNDOS ?? 5);
const ROUNDS = 3;
const TIMES_STOCK = 8;
/** Each connection is so many people, who each play every song. */
const PEOPLE = 40;

const round = (value) => Math.round(value).toLocaleString('pt-BR');

const bareUpsert = async (database) => {
  const port = await freePort();
  const child = start(process.execPath, [at('scripts/bench/rastreio/bare-upsert.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), BANCO: database },
  });
  await new Promise((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill('SIGKILL') };
};

const plays = (songs, headersOf) => () => {
  const people = headersOf(PEOPLE);
  return songs.flatMap((musica) =>
    people.map((headers) => ({ method: 'POST', headers, body: JSON.stringify({ musica }) })),
  );
};

const JSON_ONLY = { 'Content-Type': 'application/json' };

const creates = (songs) => () =>
  songs.map((musica) => ({
    method: 'POST',
    headers: JSON_ONLY,
    body: JSON.stringify({ data: { musica, visitante: 'alguém' } }),
  }));

/** Turns taken by all, so that what else the machine does falls on all alike. */
const compare = async (targets) => {
  const rates = targets.map(() => []);
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const [index, { url, requests }] of targets.entries()) {
      rates[index].push((await postsPerSecond(url, SECONDS, requests)).rate);
    }
  }
  return rates.map(median);
};

/** `ours`, `stocks`, `bares`: where each keeps what it counts. */
const measure = async (name, { ours, stocks, bares }) => {
  const started = [];
  const begin = async (starting) => {
    const one = await starting;
    started.unshift(one);
    return one;
  };
  try {
    const portal = await begin(temporaryPortal({ ...ENV, DATABASE_URL: ours }));
    const stock = await begin(stockStrapi(await freePort(), 0, stocks));
    const bare = await begin(bareUpsert(bares));
    const ids = await songIds(portal.url);
    const headersOf = (count) => visitors(count).map(({ headers }) => headers);
    const [portals, theirs, most] = await compare([
      { url: `${portal.url}/api/monitoramentoMusica`, requests: plays(ids, headersOf) },
      { url: stock.createUrl, requests: creates(ids) },
      { url: bare.url, requests: plays(ids, () => [JSON_ONLY]) },
    ]);
    const ratio = portals / theirs;
    console.log(`${name}:`);
    console.log(`  portal (limite, repetição, dia e mês) ${round(portals)}/s`);
    console.log(
      `  Strapi de fábrica, um create          ${round(theirs)}/s → ${ratio.toFixed(1)} ×`,
    );
    console.log(
      `  node:http nu com um upsert            ${round(most)}/s → ${(portals / most).toFixed(2)} ×`,
    );
    return ratio < TIMES_STOCK ? `${name}: menos de ${TIMES_STOCK} × o Strapi de fábrica` : null;
  } finally {
    for (const { stop } of started) await stop();
  }
};

const onPostgres = async () => {
  if (!SERVER) {
    console.log('PostgreSQL: não medido (PORTAL_TESTS_POSTGRES diz em que servidor).');
    return null;
  }
  const [ours, stocks, bares] = [await newDatabase(), await newDatabase(), await newDatabase()];
  try {
    const urls = { ours: ours.url, stocks: stocks.url, bares: bares.url };
    return await measure('PostgreSQL', urls);
  } finally {
    for (const { drop } of [ours, stocks, bares]) await drop();
  }
};

await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-rastreio-'));
  try {
    const faults = [
      await measure('SQLite', { ours: '', stocks: null, bares: join(folder, 'nu.db') }),
      await onPostgres(),
    ].filter(Boolean);
    if (faults.length > 0) throw new Failure(faults.join('; '));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
