// The life of an ad: buying a banner beside a Strapi as it comes, in one run; decisions with 50 in flight; and what the
// lists cost with 100, 1,000 and 10,000 ads.
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { ADMINISTRATOR_ENV, administratorOf } from '../lib/portal-client.mjs';
import { freePort } from '@portal/testing/ports';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { buy, buyFromStock, picture, salesPerSecond } from './anuncios/compra.mjs';
import { fillWithAds } from './anuncios/multiplicar.mjs';
import { openDatabase } from './leituras/database.mjs';
import { median } from './leituras/load.mjs';
import { stockStrapi } from './leituras/stock-strapi.mjs';

const SECONDS = Number(process.env.ANUNCIOS_SEGUNDOS ?? 5);
const ROUNDS = 3;
const IN_FLIGHT = 50;
const DECISIONS_EACH = 10;
const SIZES = [100, 1000, 10_000];
const MINE = 1000;
const READS = 7;
const LIST = '/api/anuncios/administracao/banners/all';

/** Turns taken by both, so that what else the machine does falls on both alike. */
const tellSales = async (client, image) => {
  const stock = await stockStrapi(await freePort(), 0);
  const rates = { ours: [], theirs: [] };
  try {
    // Its first upload makes a folder; several first ones at once fail there.
    await buyFromStock(stock, image);
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      rates.ours.push(await salesPerSecond(() => buy(client, image), SECONDS));
      rates.theirs.push(await salesPerSecond(() => buyFromStock(stock, image), SECONDS));
    }
  } finally {
    await stock.stop();
  }
  const [ours, theirs] = [median(rates.ours), median(rates.theirs)];
  console.log(`Comprar um banner, imagem de ${Math.round(image.length / 1000)} kB:`);
  console.log(`  portal (conferida, em WebP e suas variantes)    ${ours.toFixed(1)}/s`);
  console.log(
    `  Strapi de fábrica, upload e create              ${theirs.toFixed(1)}/s → ${(ours / theirs).toFixed(2)} ×`,
  );
};

/** Every administrator decides on an ad of their own, on and off the air, one decision after the other. */
const tellDecisions = async (client, ids) => {
  const times = [];
  const decide = async (id_anuncio, status) => {
    const since = performance.now();
    const path = '/api/anuncios/administracao/atualizarStatus';
    const response = await client.postJson(path, { id_anuncio, status });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Failure(`atualizarStatus: ${response.status}`);
    times.push(performance.now() - since);
  };
  // Node takes one new connection in a turn of its loop: all are open before, so that all decisions are in flight.
  await Promise.all(ids.map(() => client.readJson('/api/verificaLogin')));
  const since = performance.now();
  const administrators = ids.map(async (id) => {
    for (let turn = 0; turn < DECISIONS_EACH; turn += 1) await decide(id, (turn + 1) % 2);
  });
  await Promise.all(administrators);
  const rate = times.length / ((performance.now() - since) / 1000);
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.floor(times.length * share)]);
  console.log(
    `atualizarStatus, ${ids.length} em voo: p50 ${at(0.5)} ms · p99 ${at(0.99)} ms · ${rate.toFixed(0)}/s`,
  );
};

const readTime = async (client, path) => {
  const times = [];
  let bytes = 0;
  for (let read = 0; read < READS; read += 1) {
    const since = performance.now();
    const response = await client.ask(path);
    bytes = (await response.arrayBuffer()).byteLength;
    if (response.status !== 200) throw new Failure(`${path}: ${response.status}`);
    times.push(performance.now() - since);
  }
  return { ms: median(times), kB: bytes / 1000 };
};

const tellLists = async (client, database, adId) => {
  const { user } = await client.readJson('/api/verificaLogin');
  for (const size of SIZES) {
    fillWithAds(database, adId, size);
    const [all, page] = [await readTime(client, LIST), await readTime(client, `${LIST}?pagina=1`)];
    console.log(
      `${String(size).padStart(6)} anúncios na administração: todos ${all.ms.toFixed(1)} ms (${all.kB.toFixed(0)} kB) · ` +
        `página ${page.ms.toFixed(1)} ms (${page.kB.toFixed(0)} kB)`,
    );
    if (size !== MINE) continue;
    const mine = `/api/anuncios/usuario/${user.id_usuario}`;
    const [own, first] = [await readTime(client, mine), await readTime(client, `${mine}?pagina=1`)];
    console.log(
      `${String(size).padStart(6)} em Meus anúncios: todos ${own.ms.toFixed(1)} ms · página ${first.ms.toFixed(1)} ms`,
    );
  }
};

await main(async () => {
  const portal = await temporaryPortal({
    PORTAL_DEMO: '0',
    PORTAL_LIMITS: '1000000',
    ...ADMINISTRATOR_ENV,
  });
  const database = openDatabase(join(portal.data, 'portal.db'));
  try {
    const client = await administratorOf(portal.url);
    const image = await picture();
    const { id } = await buy(client, image);
    await tellSales(client, image);
    fillWithAds(database, id, IN_FLIGHT);
    const ids = database.prepare('select id from anuncios order by id limit ?').all(IN_FLIGHT);
    await tellDecisions(
      client,
      ids.map((row) => row.id),
    );
    // Back to the one: the lists are of a known size.
    database.prepare('delete from anuncios where id <> ?').run(id);
    await tellLists(client, database, id);
  } finally {
    database.close();
    await portal.stop();
  }
});
