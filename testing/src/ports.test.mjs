import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './ports.mjs';

it('nunca dá duas vezes seguidas a mesma porta, nem uma em que alguém atende', async () => {
  const first = await freePort();
  const servers = [createServer(), createServer()];
  for (const [n, server] of servers.entries()) {
    server.listen(first + 2 + n, '127.0.0.1');
    await once(server, 'listening');
  }
  const next = [await freePort(), await freePort(), await freePort()];
  for (const server of servers) server.close();
  expect(next).toEqual([first + 1, first + 4, first + 5]);
});

it('recomeça pela primeira quando as cem foram dadas', async () => {
  /** @type {number[]} */
  const ports = [];
  for (let n = 0; n < 250; n += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBeLessThanOrEqual(100);
  expect(Math.max(...ports) - Math.min(...ports)).toBeLessThan(100);
  expect(ports.slice(1).every((port, n) => port !== ports[n])).toBe(true);
});
