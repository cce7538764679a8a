import { setTimeout as sleep } from 'node:timers/promises';
import { readTime } from '../leituras/load.mjs';

/** Readers at once, and how long each rests between two reads: some 40 reads a second, far from what a portal bears. */
const READERS = 4;
const REST_MS = 100;

/** Reads addresses in turn until a promise settles; answers how many, and the longest of 95 in 100 in ms. */
export const readUntil = async (url, paths, until) => {
  let over = false;
  const end = () => {
    over = true;
  };
  until.then(end, end);
  const times = [];
  const reader = async (first) => {
    for (let n = first; !over; n += READERS) {
      times.push((await readTime(url + paths[n % paths.length])).ms);
      await sleep(REST_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, n) => reader(n)));
  times.sort((a, b) => a - b);
  return { count: times.length, p95: times[Math.max(0, Math.ceil(times.length * 0.95) - 1)] };
};
