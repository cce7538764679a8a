// Backups of a portal with many files, beside whoever reads it: how long, how much disk beyond what comes of it, and how
// long reads take meanwhile against the same portal at rest. COPIA_MB: how much the files weigh.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { at } from '../lib/paths.mjs';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { quietNode } from '../lib/run.mjs';
import { diskUse, watchDisk } from './copia/disk.mjs';
import { readUntil } from './copia/reads.mjs';
import { catalogue } from './leituras/catalogue.mjs';
import { openDatabase } from './leituras/database.mjs';

const MB = Number(process.env.COPIA_MB ?? 1024);
const NEW_MB = Math.max(1, Math.round(MB / 50));
const RADIOS = 1000;
/** Before anything is measured: the first reads find nothing prepared. */
const WARM_UP_MS = 3_000;
const REST_MS = Number(process.env.COPIA_REPOUSO_MS ?? 15_000);
/** Figures that are held: reads beside a backup, and disk beyond what it makes (the database, for a moment, twice). */
const TIMES_REST = 2;
const BEYOND_MB = 64;

const number = (value) => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/** Files as a portal's: a megabyte each, which nothing packs. */
const weigh = (data, megabytes) => {
  const folder = join(data, 'uploads', 'radios');
  mkdirSync(folder, { recursive: true });
  const names = Array.from(
    { length: megabytes },
    () => `${randomBytes(16).toString('hex')}-640x640.webp`,
  );
  for (const name of names) writeFileSync(join(folder, name), randomBytes(1024 * 1024));
  return names.map((name) => `/storage/radios/${name}`);
};

/** Web radios as published, for reads to have something to say. */
const fill = (data) => {
  const database = openDatabase(join(data, 'portal.db'));
  const columns = Object.keys(catalogue(1)[0] ?? {});
  const insert = database.prepare(
    `insert into radios (${columns.join(', ')}, created_at, updated_at, published_at)
     values (${columns.map(() => '?').join(', ')}, ?, ?, ?)`,
  );
  const now = Date.now();
  database.exec('begin');
  for (const radio of catalogue(RADIOS)) insert.run(...Object.values(radio), now, now, now);
  database.exec('commit');
  database.close();
};

/** The same reads at rest and beside a command of the portal's, one right after the other. */
const beside = async (title, portal, paths, out, args) => {
  // The disk is looked at then too: what that costs the measure is in both figures.
  const resting = watchDisk([portal.data, out]);
  const rest = await readUntil(portal.url, paths, sleep(REST_MS));
  resting.stop();
  const before = diskUse([portal.data, out]);
  const disk = watchDisk([portal.data, out]);
  const since = performance.now();
  const done = quietNode([at('scripts/backup.mjs'), ...args], `${title}: a cópia não se fez.`, {
    env: { ...process.env, PORTAL_DATA: portal.data, DATABASE_URL: '' },
  });
  const during = await readUntil(portal.url, paths, done);
  await done;
  const seconds = (performance.now() - since) / 1000;
  const peak = disk.stop();
  const made = diskUse([portal.data, out]) - before;
  const beyond = (peak - before - made) / 1e6;
  const times = during.p95 / rest.p95;
  console.log(
    `${title.padEnd(22)} ${number(seconds).padStart(6)} s · fez ${number(made / 1e6)} MB · ` +
      `disco além disso ${number(Math.max(beyond, 0))} MB · leituras p95 ${number(rest.p95)} ms em repouso (${rest.count}), ` +
      `${number(during.p95)} ms durante (${during.count}): ${number(times)} ×`,
  );
  return [
    times > TIMES_REST && `${title}: leituras a ${number(times)} ×`,
    beyond > BEYOND_MB && `${title}: ${number(beyond)} MB de disco além da cópia`,
  ].filter(Boolean);
};

await main(async () => {
  const portal = await temporaryPortal({ PORTAL_DEMO: '0', PORTAL_LIMITS: '1000000' });
  const out = mkdtempSync(join(tmpdir(), 'portal-medida-copia-'));
  try {
    fill(portal.data);
    const files = weigh(portal.data, MB);
    const paths = [
      ...['/api/radios/all', '/api/radios/all?pagina=1&limite=24', '/api/portal', '/api/saude'],
      ...files.slice(0, 16),
    ];
    await readUntil(portal.url, paths, sleep(WARM_UP_MS));
    const deposit = join(out, 'deposito');
    console.log(`${number(MB)} MB de arquivos, ${RADIOS} rádios, SQLite:`);
    const faults = [
      ...(await beside('um só arquivo', portal, paths, out, [join(out, 'inteira.tar.gz')])),
      ...(await beside('incremental, primeira', portal, paths, out, ['--para', deposit])),
    ];
    weigh(portal.data, NEW_MB);
    const later = `incremental, +${NEW_MB} MB`;
    faults.push(...(await beside(later, portal, paths, out, ['--para', deposit, '--manter', '1'])));
    if (faults.length > 0) throw new Failure(faults.join('; '));
  } finally {
    await portal.stop();
    rmSync(out, { recursive: true, force: true });
  }
});
