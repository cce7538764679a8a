import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startPortal } from './portal';
import { freePort } from './ports';
import { startPostgres } from './postgres-server.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server the tests may make databases on; null: the tests run on SQLite. */
    postgres: string | null;
    /** A portal that was started once and ended: what most tests start from instead of migrating anew. */
    modelo: Modelo;
  }
}

export interface Modelo {
  dataDir: string;
  /** Name of its database; null on SQLite, where it is in the folder. */
  banco: string | null;
}

const servidor = async (): Promise<{ url: string | null; stop: () => Promise<void> }> => {
  const nada = () => Promise.resolve();
  if (process.env.PORTAL_TESTS_DB !== 'postgres') return { url: null, stop: nada };
  const given = process.env.PORTAL_TESTS_POSTGRES;
  if (given) return { url: given, stop: nada };
  const server = await startPostgres(await freePort());
  return { url: server.url, stop: () => server.stop() };
};

const noServidor = async (url: string, comando: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(comando).finally(() => client.end());
};

const criarModelo = async (url: string | null): Promise<Modelo> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-modelo-'));
  const banco = url === null ? null : `portal_modelo_${randomBytes(6).toString('hex')}`;
  const endereco = url === null ? null : new URL(url);
  if (url !== null && endereco !== null) {
    await noServidor(url, `create database ${String(banco)}`);
    endereco.pathname = `/${String(banco)}`;
  }
  const portal = await startPortal({ dataDir, database: endereco?.href ?? null });
  portal.signal('SIGTERM');
  await portal.exited;
  await portal.stop();
  return { dataDir, banco };
};

/** Gives the tests a PostgreSQL (the one in PORTAL_TESTS_POSTGRES, or a server of their own) and a portal to copy. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await servidor();
  const modelo = await criarModelo(url);
  project.provide('postgres', url);
  project.provide('modelo', modelo);
  return async () => {
    rmSync(modelo.dataDir, { recursive: true, force: true });
    if (url !== null && modelo.banco !== null)
      await noServidor(url, `drop database ${modelo.banco} with (force)`);
    await stop();
  };
};
