import { createServer } from 'node:net';

const FIRST = 14_200;
const LAST = 14_299;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port nobody listens on. Files run at once: a random place to start looking keeps them apart. */
export const freePort = async (): Promise<number> => {
  const span = LAST - FIRST + 1;
  const start = Math.floor(Math.random() * span);
  for (let step = 0; step < span; step += 1) {
    const port = FIRST + ((start + step) % span);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${FIRST} to ${LAST}`);
};
