import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PASTAS, RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { readSettings } from '../http/settings';
import { marcaDe } from './nome';

const ARQUIVO = 'plugin::upload.file';
/** What is younger may belong to a request under way, on this instance or another. */
const VALIDADE_MS = 60 * 60 * 1000;

const velho = async (arquivo: string, agora: number): Promise<boolean> => {
  const { mtimeMs } = await stat(arquivo).catch(() => ({ mtimeMs: agora }));
  return agora - mtimeMs >= VALIDADE_MS;
};

const listar = (pasta: string) => readdir(pasta, { withFileTypes: true }).catch(() => []);

/** Removes stored files no row names, older than an hour. `emUso`: the random parts of the names that rows name. */
export const varrerPastas = async (
  uploads: string,
  emUso: ReadonlySet<string>,
  agora: number,
): Promise<number> => {
  let removidos = 0;
  for (const pasta of Object.values(PASTAS)) {
    for (const entrada of await listar(path.join(uploads, pasta))) {
      const marca = entrada.isFile() ? marcaDe(entrada.name) : null;
      if (marca === null || emUso.has(marca)) continue;
      const arquivo = path.join(uploads, pasta, entrada.name);
      if (!(await velho(arquivo, agora))) continue;
      await rm(arquivo, { force: true });
      removidos += 1;
    }
  }
  return removidos;
};

/** Removes folders of requests that a killed process left in the temporary folder, older than an hour. */
export const varrerTemporarios = async (pasta: string, agora: number): Promise<void> => {
  for (const { name } of await listar(pasta)) {
    const caminho = path.join(pasta, name);
    if (await velho(caminho, agora)) await rm(caminho, { recursive: true, force: true });
  }
};

/** The random parts of every name in the media library. */
const marcasDaBiblioteca = async (strapi: Core.Strapi): Promise<Set<string>> => {
  const rows = await findAll<{ id: number; url: string }>(strapi, ARQUIVO, { select: ['url'] });
  const daqui = rows.filter(({ url }) => url.startsWith(RAIZ_STORAGE));
  return new Set(daqui.flatMap(({ url }) => marcaDe(path.posix.basename(url)) ?? []));
};

/**
 * Removes what killed processes and failed writes left behind. `outros`: names of files kept outside the media library.
 * A database without a single file is not one that lost them all: nothing is removed then.
 */
export const varrerOrfaos = async (
  strapi: Core.Strapi,
  outros: readonly string[],
  agora: number,
): Promise<void> => {
  const dados = strapi.config.get<string>('portal.dados');
  await varrerTemporarios(path.join(dados, 'tmp'), agora);
  const emUso = await marcasDaBiblioteca(strapi);
  if (emUso.size === 0) return;
  for (const nome of outros) {
    const marca = marcaDe(nome);
    if (marca) emUso.add(marca);
  }
  const removidos = await varrerPastas(readSettings(strapi).uploads, emUso, agora);
  if (removidos > 0) strapi.log.info(`${removidos} arquivos sem dono removidos`);
};
