import { createServer } from 'node:net';

const SIZE = 100;

/**
 * Below what the system hands out by itself: every process that starts portals has a hundred of its own, every worker of a
 * run another one.
 */
const firstOfOurs = () => {
  const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
  const worker = Number(VITEST_POOL_ID ?? Number(TEST_PARALLEL_INDEX ?? -1) + 1);
  const run = worker === 0 ? process.pid : process.ppid;
  return 14_200 + SIZE * ((run * 4 + worker) % 100);
};

let given = 0;

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port nobody listens on, and nobody else is given: a portal listens on it only seconds later. */
export const freePort = async () => {
  const first = firstOfOurs();
  for (let tries = 0; tries < SIZE; tries += 1) {
    const port = first + (given % SIZE);
    given += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${first} to ${first + SIZE - 1}`);
};
