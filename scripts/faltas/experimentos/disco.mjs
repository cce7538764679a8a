import { chmodSync, renameSync, statSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WRITES } from '../load.mjs';
import { notRun } from '../outcome.mjs';
import { untilStatus } from '../sender.mjs';
import { limitFiles, mountSmallDisk } from '../small-disk.mjs';
import { underFault } from '../under-fault.mjs';

const LEFT_KB = 64;
/** Deadline, in ms, for readiness to report that nothing can be written: a probe takes a few seconds. */
const TOLD_WITHIN_MS = 15_000;
/** A full disk may be told as what it is. */
const TRUE_WORDS = [503, 507];

const healthTells = async (url) =>
  (await untilStatus(url, '/api/saude', 503, TOLD_WITHIN_MS)) === null
    ? ['/api/saude não disse 503']
    : [];

const full = (fill, empty, seconds) => async (context) => {
  await fill(context);
  try {
    const [deviations] = await Promise.all([
      healthTells(context.portals.urls[0]),
      sleep(seconds * 1000),
    ]);
    return { deviations };
  } finally {
    await empty(context);
  }
};

const onSmallDisk = async (bench, seconds) => {
  // PostgreSQL keeps a database only in a folder of its own user's.
  const disk = mountSmallDisk(
    join(bench.server?.folder ?? bench.folder, 'disco'),
    20,
    bench.server?.folder,
  );
  if (!disk) return null;
  try {
    const tablespace = bench.kind === 'postgres' ? 'pequeno' : null;
    if (tablespace) await bench.onServer(`create tablespace pequeno location '${disk.folder}'`);
    const place = await bench.place(tablespace ? { tablespace } : { data: disk.folder });
    const fault = full(
      () => disk.fill(LEFT_KB),
      () => disk.empty(),
      seconds,
    );
    const row = await underFault('disco-cheio', bench, {
      place,
      mix: WRITES,
      rate: 30,
      allowed: TRUE_WORDS,
      fault,
    });
    if (tablespace) {
      await bench.onServer(`drop database ${place.name} with (force)`);
      await bench.onServer('drop tablespace pequeno');
    }
    return row;
  } finally {
    disk.unmount();
  }
};

/** Where nothing can be mounted: no file of the portal's grows any more, which the database meets at the same place. */
const onLimitedFiles = async (bench, seconds) => {
  const place = await bench.place();
  const sizeOf = (file) => statSync(join(place.data, file), { throwIfNoEntry: false })?.size ?? 0;
  const limit = ({ portals }) =>
    limitFiles(portals.instances[0].pid, Math.max(sizeOf('portal.db-wal'), LEFT_KB * 1024));
  const free = ({ portals }) => void limitFiles(portals.instances[0].pid, 'unlimited');
  const row = await underFault('disco-cheio', bench, {
    place,
    mix: WRITES,
    rate: 30,
    allowed: TRUE_WORDS,
    fault: full(limit, free, seconds),
  });
  return {
    ...row,
    notes: [...row.notes, 'por limite de tamanho de arquivo: não se montou um disco aqui'],
  };
};

const diskFull = async (bench, short) => {
  const seconds = short ? 8 : 20;
  const row = await onSmallDisk(bench, seconds);
  if (row) return row;
  if (bench.kind === 'sqlite') return onLimitedFiles(bench, seconds);
  return notRun('disco-cheio', bench.kind, 'não se pode montar um disco pequeno');
};

/** A file lies where the folder of the files should be: nobody, root neither, writes below it. */
const unusable = async (bench, short) => {
  const place = await bench.place();
  const folder = join(place.data, 'uploads');
  const aside = `${folder}-de-lado`;
  const fault = full(
    () => {
      renameSync(folder, aside);
      writeFileSync(folder, '');
      chmodSync(folder, 0o400);
    },
    () => {
      rmSync(folder);
      renameSync(aside, folder);
    },
    short ? 5 : 15,
  );
  return underFault('uploads-sem-escrita', bench, {
    place,
    // The files themselves are unavailable too: reading one is a 404 then, which is true.
    mix: { ...WRITES, leitura: 10 },
    rate: 30,
    allowed: TRUE_WORDS,
    fault,
  });
};

export const DISCO = { 'disco-cheio': diskFull, 'uploads-sem-escrita': unusable };
