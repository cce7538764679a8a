import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './ports.mjs';
import { naRaiz } from './raiz.mjs';

/** The compiled portal, as a program. */
const CLI = naRaiz('cms/dist/src/runtime/cli.js');

/** The line by which it says that it answers. */
const READY = /^\{"pronto":true/m;

const STOP_MS = 30_000;

/**
 * @typedef {object} HowToStart
 * @property {string | undefined} [cli] another compiled portal than the repository's
 * @property {readonly [binary: string, ...options: string[]] | undefined} [node] another Node than this one, and what it is told
 * @property {readonly string[] | undefined} [args] what the program is told
 * @property {'pipe' | 'inherit'} [stderr] `inherit`: in sight of the person, and not kept
 * @property {boolean} [keep] false: nothing of what it says is kept once it answers, as measures under load need
 * @property {(command: string, args: string[], options: import('node:child_process').SpawnOptions) =>
 *   import('node:child_process').ChildProcess} [start] in place of `spawn`
 */

/**
 * The compiled portal as a process of its own, as `npm start` runs it. Resolves when it answers or has ended. `env`: all its
 * environment, but for what makes it a portal on this machine; without a PORT it gets a free one.
 * @param {NodeJS.ProcessEnv} env
 * @param {HowToStart} [how]
 */
export const launchPortal = async (
  env,
  {
    cli = CLI,
    node = [process.execPath],
    args = [],
    stderr = 'pipe',
    keep = true,
    start = spawn,
  } = {},
) => {
  const port = env.PORT ?? String(await freePort());
  const [command, ...told] = node;
  const child = start(command, [...told, cli, ...args], {
    stdio: ['ignore', 'pipe', stderr],
    env: { NODE_ENV: 'production', HOST: '127.0.0.1', ...env, PORT: port },
  });
  /** @type {string[]} */
  const chunks = [];
  const output = () => chunks.join('');
  /** @type {Promise<number | NodeJS.Signals>} */
  const exited = once(child, 'exit').then(([code, signal]) => code ?? signal);
  let waiting = true;
  /** @type {Promise<null>} */
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (/** @type {Buffer} */ chunk) => {
        if (keep || waiting) chunks.push(chunk.toString());
        if (!waiting || !READY.test(output())) return;
        waiting = false;
        resolve(null);
      });
  });
  const code = await Promise.race([ready, exited]);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    /** What it ended with instead of answering; null when it answered. */
    code,
    pid: child.pid ?? 0,
    /** Everything it has written so far. */
    output,
    /** Its exit code, or the signal that ended it. */
    exited,
    signal: (/** @type {NodeJS.Signals} */ name) => void child.kill(name),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    /** Asks it to end, whatever it is doing; it gets half a minute to. */
    stop: async () => {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await exited;
      clearTimeout(timer);
    },
  };
};

/** @typedef {Awaited<ReturnType<typeof launchPortal>>} PortalProcess */
