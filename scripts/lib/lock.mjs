import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { dirname } from 'node:path';
import { at } from './paths.mjs';

const POLL_MS = 300;
// Race: two that take over a dead holder's lock in the same instant both write; the later one keeps it.
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
const holder = (lock) => {
  try {
    return Number(readFileSync(lock, 'utf8')) || 0;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
};

const isMine = (lock) => holder(lock) === process.pid;

const take = async (lock) => {
  const pid = holder(lock);
  if (pid !== null && pid !== 0 && pid !== process.pid && isAlive(pid)) return false;
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  renameSync(mine, lock);
  await wait(SETTLE_MS);
  return isMine(lock);
};

const release = (lock) => {
  if (isMine(lock)) rmSync(lock, { force: true });
};

/** Runs the function while no other process of this folder installs or builds. A dead holder's lock is taken over. */
export const withBuildLock = async (run, lock = at('.portal/trava')) => {
  mkdirSync(dirname(lock), { recursive: true });
  let told = false;
  while (!(await take(lock))) {
    if (!told) console.log('  · Outro processo está preparando o portal nesta pasta; aguardando…');
    told = true;
    await wait(POLL_MS);
  }
  const atExit = () => release(lock);
  process.once('exit', atExit);
  try {
    return await run();
  } finally {
    release(lock);
    process.off('exit', atExit);
  }
};
