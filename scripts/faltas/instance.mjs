import { once } from 'node:events';
import { start } from '../lib/run.mjs';
import { Failure } from '../lib/failure.mjs';
import { at } from '../lib/paths.mjs';
import { freePort } from '../lib/portal-process.mjs';

const CLI = at('cms/dist/src/runtime/cli.js');
const STOP_MS = 30_000;

const READY = /^\{"pronto":true/m;

/**
 * The compiled portal as a process whose every line is kept. Resolves when it answers or has ended: `code` is null
 * while it runs. `wrap`: a program that starts it, `cli`: another build of it.
 */
export const launch = async (env, { cli = CLI, wrap = [] } = {}) => {
  const port = env.PORT ?? String(await freePort());
  const [command, ...args] = [...wrap, process.execPath, cli];
  const child = start(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, ...env },
  });
  const chunks = [];
  const output = () => chunks.join('');
  const exited = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        chunks.push(chunk.toString());
        if (READY.test(chunk.toString())) resolve(null);
      });
  });
  const code = await Promise.race([ready, exited]);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    code,
    output,
    exited,
    pid: () => child.pid,
    signal: (name) => child.kill(name),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await exited;
      clearTimeout(timer);
    },
  };
};

/** A busy machine may keep a database from answering in time; what is really wrong stays wrong. */
const TRIES = 3;

/** The same, before any harm is done: a portal that does not start then is a fault of the experiment. */
export const startInstance = async (env, options) => {
  let instance = await launch(env, options);
  for (let tries = 1; instance.code !== null && tries < TRIES; tries += 1)
    instance = await launch(env, options);
  if (instance.code === null) return instance;
  throw new Failure('O portal não começou.', instance.output().slice(-2000));
};
