import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cabeNumHospedeiro, hospedarPortal } from '@portal/testing/hospedes';
import { launchPortal } from '@portal/testing/portal';
import { inject } from 'vitest';
import { type Answer, ask, type Ask } from './http';
import { vazamentoEm } from './registros';

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
  /** A process of its own from beginning to end: for whoever tests one of them, or measures the process. */
  processoNovo?: boolean | undefined;
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

/** Whoever goes on in a folder is another process than the one before it, and so is whoever chooses how it is run. */
const podeHospedar = (
  { dataDir, node, cli, argumentos, processoNovo = false }: PortalOptions,
  env: NodeJS.ProcessEnv,
): boolean =>
  !processoNovo &&
  [dataDir, node, cli, argumentos].every((um) => um === undefined) &&
  cabeNumHospedeiro(env);

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
  const env = {
    PATH: process.env['PATH'],
    ...(options.port === undefined ? {} : { PORT: String(options.port) }),
    PORTAL_DATA: dataDir,
    PORTAL_DEMO: '0',
    PORTAL_ADMIN_EMAIL: ADMIN.email,
    PORTAL_ADMIN_PASSWORD: ADMIN.password,
    TMPDIR: tmpDir,
    ...(options.database ? { DATABASE_URL: options.database } : {}),
    ...options.env,
  };
  const processo = podeHospedar(options, env)
    ? await hospedarPortal(env)
    : await launchPortal(env, {
        cli: options.cli,
        node: options.node,
        args: options.argumentos,
      });
  const { url, pid, code, output, signal } = processo;
  const exited = processo.exited.then((fim) => (typeof fim === 'number' ? fim : null));
  if (code !== null) {
    rmSync(base, { recursive: true, force: true });
    throw new Error(`portal ended with ${code}: ${output()}`);
  }
  return {
    ...{ url, pid, dataDir, tmpDir, output, exited, signal },
    ask: (where, how) => ask(url, where, how),
    stop: async () => {
      if ('deixar' in processo) await processo.deixar();
      else {
        signal('SIGCONT');
        signal('SIGKILL');
        await exited;
      }
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
