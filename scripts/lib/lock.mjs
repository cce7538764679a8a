import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { at } from './paths.mjs';

const LOCK = at('.portal/trava');
const POLL_MS = 300;
// Two that take over a dead holder's lock in the same instant both write; the later one keeps it.
const SETTLE_MS = 250;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Pid in the lock, 0 for an unreadable one, null when there is no lock. */
const holder = () => {
  try {
    return Number(readFileSync(LOCK, 'utf8')) || 0;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
};

const isMine = () => holder() === process.pid;

const take = async () => {
  const pid = holder();
  if (pid !== null && pid !== 0 && pid !== process.pid && isAlive(pid)) return false;
  const mine = `${LOCK}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  renameSync(mine, LOCK);
  await wait(SETTLE_MS);
  return isMine();
};

const release = () => {
  if (isMine()) rmSync(LOCK, { force: true });
};

/** Runs the function while no other process of this folder installs or builds. A dead holder's lock is taken over. */
export const withBuildLock = async (run) => {
  mkdirSync(at('.portal'), { recursive: true });
  let told = false;
  while (!(await take())) {
    if (!told) console.log('  · Outro processo está preparando o portal nesta pasta; aguardando…');
    told = true;
    await wait(POLL_MS);
  }
  process.once('exit', release);
  try {
    return await run();
  } finally {
    release();
    process.off('exit', release);
  }
};
