import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stale } from './lib/build.mjs';
import { ROOT } from './lib/paths.mjs';
import { freePort } from '@portal/testing/ports';

const PATIENCE_MS = 120_000;

let data;
const running = new Set();

beforeAll(() => {
  // What `npm start` would build takes minutes, and other tests run on what is built.
  expect(stale(), 'npm run build constrói antes o que estes testes ligam').toEqual([]);
  data = mkdtempSync(join(tmpdir(), 'portal-inicio-'));
});
afterEach(() => {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
  running.clear();
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

const until = async (check) => {
  const limit = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await check();
    if (found) return found;
    if (performance.now() > limit) throw new Error(`not within ${PATIENCE_MS} ms: ${check}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Starts the portal as a person does, in a process group of its own, as a terminal gives one. */
const begin = async (command = 'npm', args = ['start'], port = undefined) => {
  const { NODE_ENV: _test, VITEST: _vitest, ...outside } = process.env;
  const env = { ...outside, PORT: String(port ?? (await freePort())), PORTAL_DATA: data };
  const child = spawn(command, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, PORTAL_DEMO: '0', DATABASE_URL: '' },
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (some) => (said += some));
  /** Pids of the portal's processes so far, as the log names them. */
  const portals = () =>
    [...said.matchAll(/responde \(processo (\d+)\)/g)].map(([, pid]) => Number(pid));
  return {
    child,
    said: () => said,
    count: (words) => said.split(words).length - 1,
    portals,
    ended: once(child, 'close').then(([code, signal]) => code ?? signal),
    answers: () =>
      fetch(`http://127.0.0.1:${env.PORT}/api/saude`).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
};

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('npm start', () => {
  it('liga de novo o portal que caiu, diz a senha uma vez, e termina com um SIGTERM ao npm', async () => {
    const start = await begin();
    const [first] = await until(() => start.portals().length > 0 && start.portals());
    process.kill(first, 'SIGKILL');
    const [, second] = await until(() => start.portals().length > 1 && start.portals());
    expect(await start.answers()).toBe(true);
    expect(start.said()).toMatch(/O portal caiu \(SIGKILL\) e foi ligado de novo .*1 de 5/);
    expect(start.count('senha:')).toBe(1);
    start.child.kill('SIGTERM');
    await start.ended;
    await until(() => !isAlive(second));
    expect(await start.answers()).toBe(false);
    expect(start.count('Encerrando o portal…')).toBe(1);
  }, 300_000);

  it('um Ctrl-C no terminal, que chega a todos os processos, encerra em ordem e uma vez', async () => {
    const start = await begin();
    const [portal] = await until(() => start.portals().length > 0 && start.portals());
    process.kill(-start.child.pid, 'SIGINT');
    await start.ended;
    await until(() => !isAlive(portal));
    expect(start.count('Encerrando o portal…')).toBe(1);
    expect(start.said()).not.toMatch(/caiu/);
  }, 300_000);
});

describe('o supervisor', () => {
  const supervisor = (port) => begin(process.execPath, ['scripts/start.mjs'], port);

  it('morto à força, leva o portal com ele', async () => {
    const start = await supervisor();
    const [portal] = await until(() => start.portals().length > 0 && start.portals());
    start.child.kill('SIGKILL');
    await until(() => !isAlive(portal));
    expect(await start.answers()).toBe(false);
  }, 300_000);

  it('desiste na sexta queda em um minuto, com uma linha e código diferente de zero', async () => {
    const start = await supervisor();
    const [first] = await until(() => start.portals().length > 0 && start.portals());
    process.kill(first, 'SIGKILL');
    for (let fall = 1; fall <= 5; fall += 1) {
      const again = new RegExp(`processo (\\d+); ${fall} de 5`);
      const [, pid] = await until(() => again.exec(start.said()));
      process.kill(Number(pid), 'SIGKILL');
    }
    expect(await start.ended).toBe(1);
    expect(start.count('O portal caiu 6 vezes em um minuto')).toBe(1);
  }, 300_000);

  it('não insiste no que as configurações não deixam: uma linha e código 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
    const start = await supervisor(port);
    expect(await start.ended).toBe(1);
    taken.close();
    expect(start.count(`${port}`)).toBe(1);
    expect(start.said()).not.toMatch(/caiu|senha:/);
  }, 300_000);
});
