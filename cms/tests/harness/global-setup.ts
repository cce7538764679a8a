import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { freePort } from '@portal/testing/ports';
import { startPostgres } from '@portal/testing/postgres-server';
import type { TestProject } from 'vitest/node';
import { criarBanco, type Modelo } from './bancos';
import type { Descricao } from './descricao';
import { startPortal } from './portal';
import { abrirPortaria } from './portaria';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server the tests may make databases on; null: the tests run on SQLite. */
    postgres: string | null;
    modelo: Modelo;
    /** What the portal says of every call it answers. */
    descricao: Descricao;
    /** Where files borrow a portal (portaria.ts). */
    portaria: string;
  }
}

const servidor = async (
  banco: string,
): Promise<{ url: string | null; stop: () => Promise<void> }> => {
  const nada = () => Promise.resolve();
  if (banco !== 'api-postgres') return { url: null, stop: nada };
  const given = process.env['PORTAL_TESTS_POSTGRES'];
  if (given) return { url: given, stop: nada };
  const server = await startPostgres(await freePort());
  return { url: server.url, stop: () => server.stop() };
};

const criarModelo = async (server: string | null) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-modelo-'));
  const database = await criarBanco(server);
  const portal = await startPortal({ dataDir, database: database.url });
  const descrita = await fetch(portal.url + CAMINHOS.openapi);
  const descricao = (await descrita.json()) as Descricao; // as contracts' Formas writes it
  portal.signal('SIGTERM');
  await portal.exited;
  await portal.stop();
  return {
    modelo: { dataDir, banco: database.nome },
    descricao,
    apagar: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      await database.drop();
    },
  };
};

/**
 * Gives the tests of a project a PostgreSQL (the one in PORTAL_TESTS_POSTGRES, or a server of their own), a portal to copy
 * and portals to borrow.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await servidor(project.name);
  const { modelo, descricao, apagar } = await criarModelo(url);
  const portaria = await abrirPortaria(url, modelo);
  project.provide('postgres', url);
  project.provide('modelo', modelo);
  project.provide('descricao', descricao);
  project.provide('portaria', portaria.url);
  return async () => {
    await portaria.stop();
    await apagar();
    await stop();
  };
};
