import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type Answer, ask, type Ask } from './http';
import { freePort } from './ports';
import { vazamentoEm } from './registros';

const CLI = path.resolve(import.meta.dirname, '../../dist/src/runtime/cli.js');

export const ADMIN = { email: 'editora@portal.test', password: 'Senha-de-Teste-1' };

export interface PortalOptions {
  /** DATABASE_URL; null or missing: SQLite in the data folder. */
  database?: string | null;
  env?: Record<string, string>;
  /** Data folder shared with another portal, as instances behind one proxy share one. */
  dataDir?: string | undefined;
  /** A port nobody else is given; missing: one of this process's own. */
  port?: number;
  /** Another Node than the tests' own, and what it is told. */
  node?: readonly [binary: string, ...options: string[]];
  /** What the program is told. */
  argumentos?: readonly string[];
  /** Another compiled portal than the repository's. */
  cli?: string | undefined;
}

/** A portal that answers, whoever started it. */
export interface Portal {
  url: string;
  dataDir: string;
  /** Folder the process takes for the system's temporary one. */
  tmpDir: string;
  ask(path: string, options?: Ask): Promise<Answer>;
}

/** A portal that is whoever started it's own: its process too. */
export interface TestPortal extends Portal {
  pid: number;
  /** Everything the process has written so far. */
  output(): string;
  signal(signal: NodeJS.Signals): void;
  /** Resolves with the exit code once the process has ended. */
  exited: Promise<number | null>;
  /** Ends the process and removes its folders. */
  stop(): Promise<void>;
}

const untilReady = (child: ChildProcess, output: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (/^\{"pronto":true/m.test(output())) resolve();
    });
    child.once('exit', (code) => reject(new Error(`portal ended with ${code}: ${output()}`)));
  });

/**
 * Starts the compiled portal as a process of its own, as `npm start` does, and waits until it answers. A data folder
 * that is not given begins as a copy of `modelo`, or empty.
 */
export const startPortal = async (
  options: PortalOptions,
  modelo: string | null = null,
): Promise<TestPortal> => {
  const base = mkdtempSync(path.join(os.tmpdir(), 'portal-api-'));
  const dataDir = options.dataDir ?? path.join(base, 'dados');
  const tmpDir = path.join(base, 'tmp');
  mkdirSync(dataDir, { recursive: true });
  if (modelo !== null && options.dataDir === undefined)
    cpSync(modelo, dataDir, { recursive: true });
  mkdirSync(tmpDir);
  const port = options.port ?? (await freePort());
  const [node, ...nodeOptions] = options.node ?? [process.execPath];
  const child = spawn(node, [...nodeOptions, options.cli ?? CLI, ...(options.argumentos ?? [])], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      PORTAL_DATA: dataDir,
      PORTAL_DEMO: '0',
      PORTAL_ADMIN_EMAIL: ADMIN.email,
      PORTAL_ADMIN_PASSWORD: ADMIN.password,
      TMPDIR: tmpDir,
      ...(options.database ? { DATABASE_URL: options.database } : {}),
      ...options.env,
    },
  });
  const chunks: string[] = [];
  const output = (): string => chunks.join('');
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  }
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  await untilReady(child, output).catch((error: unknown) => {
    rmSync(base, { recursive: true, force: true });
    throw error;
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    tmpDir,
    output,
    exited,
    ask: (where, how) => ask(url, where, how),
    signal: (signal) => void child.kill(signal),
    stop: async () => {
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await exited;
      rmSync(base, { recursive: true, force: true });
      const vazamento = vazamentoEm(output());
      if (vazamento) throw new Error(`the log tells a secret: ${vazamento}`);
    },
  };
};

/**
 * A portal that starts from what another left the first time it ran, unless its data folder is given. A folder belongs to
 * its database: one on another database than the model's begins empty.
 */
export const startTestPortal = (options: PortalOptions = {}): Promise<TestPortal> => {
  const { dataDir, banco } = inject('modelo');
  const doModelo = banco === null || Boolean(options.database);
  return startPortal(options, doModelo ? dataDir : null);
};
