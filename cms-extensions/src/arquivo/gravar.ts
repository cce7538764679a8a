import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const PREFIXO_PROVISORIO = '.provisorio-';
const VALIDADE_PROVISORIO_MS = 60 * 60 * 1000;

const gravarEmDisco = async (arquivo: string, conteudo: Uint8Array): Promise<void> => {
  const destino = await open(arquivo, 'wx', 0o644);
  try {
    await destino.writeFile(conteudo);
    await destino.sync();
  } finally {
    await destino.close();
  }
};

const sincronizarPasta = async (pasta: string): Promise<void> => {
  const aberta = await open(pasta, 'r');
  try {
    await aberta.sync();
  } finally {
    await aberta.close();
  }
};

/**
 * Writes files into a folder, all or none: each is whole, on disk and under its final name when this returns,
 * and a failure (full disk, killed process) leaves no half file under a final name. Rejects with the file system's error.
 */
export const gravarJuntos = async (
  pasta: string,
  arquivos: ReadonlyMap<string, Uint8Array>,
): Promise<void> => {
  await mkdir(pasta, { recursive: true });
  const prontos: string[] = [];
  const provisorios: string[] = [];
  try {
    for (const [nome, conteudo] of arquivos) {
      const provisorio = path.join(pasta, PREFIXO_PROVISORIO + randomBytes(8).toString('hex'));
      provisorios.push(provisorio);
      await gravarEmDisco(provisorio, conteudo);
      await rename(provisorio, path.join(pasta, nome));
      prontos.push(path.join(pasta, nome));
    }
    await sincronizarPasta(pasta);
  } catch (erro) {
    await Promise.all([...prontos, ...provisorios].map((nome) => rm(nome, { force: true })));
    throw erro;
  }
};

/** Removes what a killed process left half written anywhere below `raiz`; files of a running write are younger. */
export const varrerProvisorios = async (raiz: string, agora: number): Promise<number> => {
  const entradas = await readdir(raiz, { recursive: true, withFileTypes: true }).catch(() => []);
  let removidos = 0;
  for (const entrada of entradas) {
    if (!entrada.isFile() || !entrada.name.startsWith(PREFIXO_PROVISORIO)) continue;
    const arquivo = path.join(entrada.parentPath, entrada.name);
    const { mtimeMs } = await stat(arquivo);
    if (agora - mtimeMs < VALIDADE_PROVISORIO_MS) continue;
    await rm(arquivo, { force: true });
    removidos += 1;
  }
  return removidos;
};
