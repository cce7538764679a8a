// A year of a large portal beside a portal of the same program that is new, in one run: how long it takes to start, what
// memory it holds, ten calls of each, and how long who reads waits for what the newsroom does. On SQLite and, when
// PORTAL_TESTS_POSTGRES names a server, on PostgreSQL.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { ADMINISTRATOR_ENV, administratorOf } from '../lib/portal-client.mjs';
import { freePort } from '@portal/testing/ports';
import { portalProcess } from '../lib/portal-process.mjs';
import { bancoDe } from './ano/bancos.mjs';
import { ler } from './ano/ler.mjs';
import { mudancas } from './ano/mudancas.mjs';
import * as ano from './ano/preencher.mjs';
import { redacao } from './ano/redacao.mjs';
import { newDatabase, SERVER } from './rastreio/postgres.mjs';
import { ENV, visitors } from './rastreio/visitors.mjs';

const CALLS = Number(process.env.ANO_CHAMADAS ?? 300);
const START_S = 20;
const MEMORY_MB = 700;
const TIMES_NEW = 1.5;
const PLAY_MS = 50;
const MIXED_MS = 250;
const MIXED_RATE = 20;
/** Long enough for what grows or is built beside the calls to show. */
const MIXED_SECONDS = 120;
/** A visitor while the newsroom opens its screens. */
const MEANWHILE_MS = 1000;
/** A visitor who reads what somebody just changed. */
const CHANGED_MS = 2000;
/** Below this a ratio says more of the clock than of the portal. */
const NOTHING_MS = 2;
/** Until what a start leaves to be done afterwards is done. */
const SETTLE_MS = 30_000;

const percentile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];

const start = async (folder, databaseUrl) => {
  const port = String(await freePort());
  const since = performance.now();
  const portal = await portalProcess({
    ...ENV,
    ...ADMINISTRATOR_ENV,
    PORT: port,
    PORTAL_URL: `http://localhost:${port}`,
    PORTAL_DATA: folder,
    PORTAL_DEMO: '1',
    PORTAL_STREAM_CHECK: '0',
    DATABASE_URL: databaseUrl ?? '',
  });
  const seconds = (performance.now() - since) / 1000;
  /** Of the process, now and at its most. */
  const memory = () => {
    const status = readFileSync(`/proc/${portal.pid}/status`, 'utf8');
    const of = (name) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
    return { now: of('VmRSS'), most: of('VmHWM') };
  };
  return { url: portal.url, seconds, stop: portal.stop, memory };
};

/** The answer, once it has come whole. */
const whole = async (asked) => {
  const response = await asked;
  await response.arrayBuffer();
  return response;
};

/** What people ask of a portal, as functions that ask once and resolve when the answer has come whole. */
const callsOf = async ({ url }) => {
  const client = await administratorOf(url);
  const read = (path) => () => ler(url + path);
  const list = async (path) =>
    /** @type {{ id: string }[]} */ (await (await fetch(url + path)).json());
  const [radio] = await list('/api/radios/all?pagina=1&limite=24');
  const [singer] = await list('/api/cantores?pagina=1&limite=24');
  const songs = await list('/api/musicas/all?pagina=1&limite=100');
  const people = visitors(2 * CALLS + MIXED_RATE * MIXED_SECONDS);
  let turn = 0;
  const play = () => {
    const { headers } = people[turn % people.length];
    const body = JSON.stringify({ musica: songs[turn % songs.length].id });
    turn += 1;
    return whole(fetch(`${url}/api/monitoramentoMusica`, { method: 'POST', headers, body }));
  };
  return {
    'início (/api/portal)': read('/api/portal'),
    'página de rádios': read('/api/radios/all?pagina=1&limite=24'),
    'uma rádio': read(`/api/radios/${radio.id}`),
    'página de cantores': read('/api/cantores?pagina=1&limite=24'),
    'um cantor': read(`/api/cantores/${singer.id}`),
    'página de músicas': read('/api/musicas/all?pagina=1&limite=24'),
    'busca de "lou"': read('/api/busca?q=lou'),
    'uma execução (POST)': play,
    'anúncios, administração': () =>
      whole(client.ask('/api/anuncios/administracao/todos/all?pagina=1')),
    indicadores: () => whole(client.ask('/api/monitoramento/indicadores')),
  };
};

const timed = async (call) => {
  const since = performance.now();
  const response = await call();
  if (!response.ok) throw new Failure(`${response.url}: ${response.status}`);
  return performance.now() - since;
};

/** Turns taken by both, so that what else the machine does falls on both alike. */
const compare = async (novo, grande) => {
  const faults = [];
  const [few, many] = [await callsOf(novo), await callsOf(grande)];
  for (const name of Object.keys(few)) {
    const times = { few: [], many: [] };
    for (let n = 0; n < CALLS; n += 1) {
      times.few.push(await timed(few[name]));
      times.many.push(await timed(many[name]));
    }
    const [before, after] = [percentile(times.few, 0.95), percentile(times.many, 0.95)];
    const ratio = after / before;
    console.log(
      `  ${name.padEnd(26)} novo ${before.toFixed(1).padStart(6)} ms · um ano ${after.toFixed(1).padStart(6)} ms → ${ratio.toFixed(2)} ×`,
    );
    if (ratio > TIMES_NEW && after > NOTHING_MS)
      faults.push(`${name}: ${ratio.toFixed(2)} × o novo`);
    if (name.startsWith('uma execução') && after > PLAY_MS)
      faults.push(`execução: p95 ${after.toFixed(0)} ms`);
  }
  return { faults, calls: many };
};

/** All calls in turn, so many a second, whatever the answers take; what fails is told, and ends nothing. */
const mixed = async (calls) => {
  const kinds = Object.values(calls);
  const answers = [];
  for (let n = 0; n < MIXED_RATE * MIXED_SECONDS; n += 1) {
    answers.push(timed(kinds[n % kinds.length]).catch((error) => error));
    await wait(1000 / MIXED_RATE);
  }
  const ended = await Promise.all(answers);
  const failed = ended.filter((one) => one instanceof Error).map(({ message }) => message);
  return { p99: percentile(ended.filter(Number.isFinite), 0.99), failed: [...new Set(failed)] };
};

const measure = async (name, databases) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-ano-'));
  const folders = { novo: join(folder, 'novo'), grande: join(folder, 'grande') };
  const running = [];
  const begin = async (which) => {
    const portal = await start(folders[which], databases[which]);
    running.push(portal);
    return portal;
  };
  try {
    console.log(`${name}:`);
    const first = await begin('grande');
    await first.stop();
    const banco = await bancoDe({ url: databases.grande, folder: folders.grande });
    try {
      await ano.preencher(banco, (what) => console.log(`  (${what})`));
    } finally {
      await banco.close();
    }
    const novo = await begin('novo');
    const grande = await begin('grande');
    await fetch(`${grande.url}/api/portal`);
    await wait(SETTLE_MS);
    const told = (portal) => `${portal.seconds.toFixed(1)} s, ${portal.memory().now} MB`;
    console.log(`  começar: novo ${told(novo)} · um ano ${told(grande)}`);
    const { faults, calls } = await compare(novo, grande);
    const { p99, failed } = await mixed(calls);
    console.log(`  ${MIXED_RATE} chamadas por segundo, de todas: p99 ${p99.toFixed(1)} ms`);
    const waited = await redacao(grande);
    const { now, most } = grande.memory();
    console.log(`  memória ${now} MB (no máximo ${most} MB)`);
    const beside = await bancoDe({ url: databases.grande, folder: folders.grande });
    const changed = await mudancas(grande, beside).finally(() => beside.close());
    console.log(`  memória depois de tudo isso ${grande.memory().now} MB`);
    return [
      ...faults,
      ...failed,
      grande.seconds > START_S && `começa em ${grande.seconds.toFixed(1)} s`,
      now > MEMORY_MB && `${now} MB de memória`,
      p99 > MIXED_MS && `p99 ${p99.toFixed(0)} ms`,
      waited > MEANWHILE_MS && `um visitante esperou ${waited.toFixed(0)} ms pela redação`,
      changed > CHANGED_MS && `um visitante esperou ${changed.toFixed(0)} ms por uma mudança`,
    ]
      .filter(Boolean)
      .map((fault) => `${name}: ${fault}`);
  } finally {
    for (const { stop } of running) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const onPostgres = async () => {
  if (!SERVER) {
    console.log('PostgreSQL: não medido (PORTAL_TESTS_POSTGRES diz em que servidor).');
    return [];
  }
  const [novo, grande] = [await newDatabase(), await newDatabase()];
  try {
    return await measure('PostgreSQL', { novo: novo.url, grande: grande.url });
  } finally {
    for (const { drop } of [novo, grande]) await drop();
  }
};

await main(async () => {
  console.log(
    `${ano.RADIOS} rádios, ${ano.CANTORES} cantores, ${ano.MUSICAS} músicas, ${ano.ANUNCIOS} anúncios, ${ano.VOTOS} votos, ${ano.EVENTOS} execuções em um ano`,
  );
  const faults = [
    ...(await measure('SQLite', { novo: null, grande: null })),
    ...(await onPostgres()),
  ];
  if (faults.length > 0) throw new Failure(faults.join('; '));
});
