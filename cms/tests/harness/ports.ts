import { createServer } from 'node:net';

/** Below what the system hands out by itself: every worker of a run has a hundred of its own, every run others. */
const HUNDRED = (process.ppid * 4 + Number(process.env['VITEST_POOL_ID'] ?? 0)) % 100;
const FIRST = 14_200 + 100 * HUNDRED;
const LAST = FIRST + 99;

let next = FIRST;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port nobody listens on, and nobody else is given: a portal listens on it only seconds later. */
export const freePort = async (): Promise<number> => {
  while (next <= LAST) {
    const port = next;
    next += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${FIRST} to ${LAST}`);
};
