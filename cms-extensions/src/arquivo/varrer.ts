import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PASTAS, RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';
import type { Core } from '@strapi/strapi';
import { readSettings } from '../http/settings';

const ARQUIVO = 'plugin::upload.file';
const LOTE = 1000;
/** What is younger may belong to a request under way, on this instance or another. */
const VALIDADE_MS = 60 * 60 * 1000;
const NOME = /^([a-z0-9]+)(?:-\d+x\d+(?:\.w\d+)?\.webp|\.(?:mp3|m4a|ogg))$/;

/** The random part of a stored file's name, which its variants share; null for what the portal never wrote. */
export const marcaDe = (nome: string): string | null => NOME.exec(nome)?.[1] ?? null;

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
  const marcas = new Set<string>();
  for (let depois = 0; ;) {
    const lote = (await strapi.db.query(ARQUIVO).findMany({
      ...{ select: ['id', 'url'], where: { id: { $gt: depois } } },
      ...{ orderBy: { id: 'asc' }, limit: LOTE },
    })) as { id: number; url: string }[]; // the columns selected
    for (const { url } of lote) {
      const marca = url.startsWith(RAIZ_STORAGE) ? marcaDe(path.posix.basename(url)) : null;
      if (marca) marcas.add(marca);
    }
    const ultimo = lote.at(-1);
    if (!ultimo || lote.length < LOTE) return marcas;
    depois = ultimo.id;
  }
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
