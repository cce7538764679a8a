import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort, onPostgres, portalEnv } from './portal';

const CLI = new URL('../../cms/dist/src/runtime/cli.js', import.meta.url).pathname;

export interface PortalProprio {
  url: string;
  /** Its data folder, where the mails it writes are. */
  data: string;
  /** The address of its database on PostgreSQL; none on SQLite, whose file is in the data folder. */
  banco: string;
  parar(): Promise<void>;
}

const ateResponder = (processo: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let dito = '';
    processo.stdout?.on('data', (pedaco: Buffer) => {
      dito += pedaco.toString();
      if (/^\{"pronto":true/m.test(dito)) resolve();
    });
    processo.once('exit', (codigo) => reject(new Error(`portal ended with ${codigo}: ${dito}`)));
  });

const noServidor = async (comando: string): Promise<void> => {
  const cliente = new Client({ connectionString: process.env['DATABASE_URL'] });
  await cliente.connect();
  await cliente.query(comando).finally(() => cliente.end());
};

/** An empty database on the PostgreSQL of the run's own portal; on SQLite it is in the data folder. */
const abrirBanco = async (): Promise<{ url: string; apagar: () => Promise<void> }> => {
  const servidor = process.env['DATABASE_URL'];
  if (!onPostgres || !servidor) return { url: '', apagar: () => Promise.resolve() };
  const nome = `jornada_${randomBytes(6).toString('hex')}`;
  await noServidor(`create database ${nome}`);
  const url = new URL(servidor);
  url.pathname = `/${nome}`;
  return { url: url.href, apagar: () => noServidor(`drop database ${nome} with (force)`) };
};

/** An empty portal of a journey's own: what it writes disturbs no other. */
export const abrirPortal = async (env: Record<string, string> = {}): Promise<PortalProprio> => {
  const data = mkdtempSync(join(tmpdir(), 'portal-da-redacao-'));
  const url = `http://localhost:${await freePort()}`;
  const banco = await abrirBanco();
  const processo = spawn(process.execPath, [CLI], {
    env: {
      PATH: process.env['PATH'],
      ...portalEnv({ url, cep: 'http://127.0.0.1:9', data }),
      PORTAL_DEMO: '0',
      DATABASE_URL: banco.url,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ateResponder(processo);
  return {
    ...{ url, data, banco: banco.url },
    parar: async () => {
      processo.removeAllListeners('exit');
      processo.kill('SIGTERM');
      await once(processo, 'exit');
      await banco.apagar();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
