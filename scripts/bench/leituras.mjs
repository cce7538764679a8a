// Public reads: the portal beside a Strapi as it comes and beside bare node:http with the same bytes, in one run;
// then what a change costs at 100, 1,000 and 10,000 radios.
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { freePort } from '@portal/testing/ports';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { bareNode, captured, compare } from './leituras/bare.mjs';
import { fill } from './leituras/catalogue.mjs';
import { openDatabase } from './leituras/database.mjs';
import { answersPerSecond, HEADERS, median, readTime } from './leituras/load.mjs';
import { stockStrapi } from './leituras/stock-strapi.mjs';

const SIZE = 1000;
const SIZES = [100, 1000, 10_000];
const SECONDS = Number(process.env.LEITURAS_SEGUNDOS ?? 5);
const ROUNDS = 3;
/** Figures of the design, for 1,000 radios. */
const TIMES_STOCK = 150;
const TIMES_BARE = 0.5;
/** No answer is served for longer than this without asking the database. */
const PAST_FRESHNESS_MS = 3200;
const LIST = '/api/radios/all';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const round = (value) => Math.round(value).toLocaleString('pt-BR');

const tellRatios = async (portal) => {
  const answer = await captured(`${portal.url}${LIST}`);
  const stock = await stockStrapi(await freePort(), SIZE);
  const bare = await bareNode(answer);
  try {
    const [ours, theirs, most] = await compare([{ url: `${portal.url}${LIST}` }, stock, bare], {
      rounds: ROUNDS,
      seconds: SECONDS,
    });
    console.log(
      `Lista de ${SIZE} rádios, ${Buffer.byteLength(answer.body, 'base64')} bytes comprimidos:`,
    );
    console.log(`  portal           ${round(ours)}/s`);
    console.log(`  Strapi de fábrica ${theirs.toFixed(1)}/s  → portal ${round(ours / theirs)} ×`);
    console.log(`  node:http nu     ${round(most)}/s  → portal ${(ours / most).toFixed(2)} ×`);
    return [
      ours / theirs < TIMES_STOCK && `menos de ${TIMES_STOCK} × o Strapi de fábrica`,
      ours / most < TIMES_BARE && `menos de ${TIMES_BARE} × o node:http nu`,
    ].filter(Boolean);
  } finally {
    bare.stop();
    await stock.stop();
  }
};

/** One read after other instances may have written: it asks the database, and rebuilds everything if something changed. */
const firstRead = async (url, change) => {
  const times = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    change();
    await pause(PAST_FRESHNESS_MS);
    times.push((await readTime(url)).ms);
  }
  return median(times);
};

const keptRead = async (url) => {
  const times = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) times.push((await readTime(url)).ms);
  return median(times);
};

/** Changes one radio behind the portal's back, as another instance does. */
const touch = (database) => {
  const stamp = Date.now();
  database
    .prepare('update radios set updated_at = ?, slogan = ? where id = (select min(id) from radios)')
    .run(stamp, `Palavra ${stamp}`);
};

const tellCost = async (portal, database, size) => {
  fill(database, size);
  await pause(PAST_FRESHNESS_MS);
  const list = `${portal.url}${LIST}`;
  // Small, so that what is timed is the wait and not the transfer.
  const page = `${list}?pagina=1&limite=10`;
  const { bytes } = await readTime(list);
  const kept = await keptRead(page);
  const probed = await firstRead(page, () => undefined);
  const rebuilt = await firstRead(page, () => touch(database));
  const lists = await answersPerSecond(list, SECONDS, HEADERS);
  const pages = await answersPerSecond(page, SECONDS, HEADERS);
  console.log(
    `${String(size).padStart(6)} rádios (${round(bytes / 1024)} kB): da memória ${kept.toFixed(1)} ms · ` +
      `com sonda ${probed.toFixed(1)} ms · com reconstrução ${rebuilt.toFixed(1)} ms · ` +
      `lista ${round(lists)}/s · página de 10 ${round(pages)}/s`,
  );
};

await main(async () => {
  const portal = await temporaryPortal({ PORTAL_DEMO: '0' });
  const database = openDatabase(join(portal.data, 'portal.db'));
  try {
    fill(database, SIZES[0]);
    fill(database, SIZE);
    await pause(PAST_FRESHNESS_MS);
    const faults = await tellRatios(portal);
    database.prepare('delete from radios').run();
    for (const size of SIZES) await tellCost(portal, database, size);
    if (faults.length > 0)
      throw new Failure(`As leituras não alcançaram o número: ${faults.join('; ')}.`);
  } finally {
    database.close();
    await portal.stop();
  }
});
