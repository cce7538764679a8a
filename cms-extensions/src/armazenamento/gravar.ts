import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { StorageAway } from '../database/away';
import { INSTANCIA } from './instancia';

const PREFIXO_PROVISORIO = '.provisorio-';
/** The instance that writes it; versions of before did not tell. */
const PROVISORIO = /^\.provisorio-(?:([0-9a-f]{16})-)?[0-9a-z]+$/;
const VALIDADE_PROVISORIO_MS = 60 * 60 * 1000;

const gravarEmDisco = async (arquivo: string, conteudo: Uint8Array): Promise<void> => {
  const destino = await open(arquivo, 'wx', 0o600);
  try {
    await destino.writeFile(conteudo);
    await destino.sync();
  } finally {
    await destino.close();
  }
};

/** What is in a file that is written, or the names in a folder, are on disk when this returns. Throws what the system says. */
export const sincronizar = async (caminho: string): Promise<void> => {
  const aberto = await open(caminho, 'r');
  try {
    await aberto.sync();
  } finally {
    await aberto.close();
  }
};

/**
 * Writes files into a folder, all or none: each is whole, on disk and under its final name when this returns,
 * and a failure (full disk, killed process) leaves no half file under a final name. Throws StorageAway.
 */
export const gravarJuntos = async (
  pasta: string,
  arquivos: ReadonlyMap<string, Uint8Array>,
): Promise<void> => {
  const prontos: string[] = [];
  const provisorios: string[] = [];
  try {
    await mkdir(pasta, { recursive: true });
    for (const [nome, conteudo] of arquivos) {
      const provisorio = path.join(
        pasta,
        `${PREFIXO_PROVISORIO}${INSTANCIA}-${randomBytes(8).toString('hex')}`,
      );
      provisorios.push(provisorio);
      await gravarEmDisco(provisorio, conteudo);
      await rename(provisorio, path.join(pasta, nome));
      prontos.push(path.join(pasta, nome));
    }
    await sincronizar(pasta);
  } catch (erro) {
    await Promise.allSettled([...prontos, ...provisorios].map((nome) => rm(nome, { force: true })));
    throw new StorageAway(erro);
  }
};

const isVelho = async (arquivo: string, agora: number): Promise<boolean> => {
  // Renamed to its final name since it was listed: no leftover.
  const { mtimeMs } = await stat(arquivo).catch(() => ({ mtimeMs: agora }));
  return agora - mtimeMs >= VALIDADE_PROVISORIO_MS;
};

/**
 * Sweep: removes half-written files of dead instances anywhere below `raiz`. `lerVivas` is asked after the files are
 * listed, so that an instance that starts meanwhile is among the living.
 */
export const varrerProvisorios = async (
  raiz: string,
  lerVivas: () => Promise<ReadonlySet<string>>,
  agora: number,
): Promise<number> => {
  const entradas = await readdir(raiz, { recursive: true, withFileTypes: true }).catch(() => []);
  const vivas = await lerVivas();
  let removidos = 0;
  for (const entrada of entradas) {
    const achado = entrada.isFile() ? PROVISORIO.exec(entrada.name) : null;
    if (!achado) continue;
    const arquivo = path.join(entrada.parentPath, entrada.name);
    const dona = achado[1];
    if (dona === undefined ? !(await isVelho(arquivo, agora)) : vivas.has(dona)) continue;
    await rm(arquivo, { force: true });
    removidos += 1;
  }
  return removidos;
};
