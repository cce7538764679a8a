import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { travarArquivo } from './trava-de-arquivo';

/** Liveness file: its living owner holds it locked, and touches it now and then. */
export const VIDA = 'vida';
const PULSO_MS = 30_000;
/** Time-out for an owner on another machine, whose lock may not reach here: after so long a silence it is dead. */
const SILENCIO_MS = 5 * 60_000;

/** Id of the running system: containers that share it share its locks. */
const sistema = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  } catch {
    return os.hostname();
  }
};

const MAQUINA = createHash('sha256').update(sistema()).digest('hex').slice(0, 8);
const NOME = /^([0-9a-f]{8})-([0-9a-f]{16})$/;
const novoId = (): string => randomBytes(8).toString('hex');
const nomeDe = (id: string): string => `${MAQUINA}-${id}`;

/** Where a living process of this id has its folder; no file system is asked. */
export const caminhoDaPastaViva = (pai: string, id: string): string => path.join(pai, nomeDe(id));

export interface PastaViva {
  caminho: string;
  /** Lets go of the folder and removes it. */
  fechar(): Promise<void>;
}

/**
 * Makes a folder whose owner is known to live for as long as this process does. It appears under its name only once its
 * lock is held.
 */
export const abrirPastaViva = async (
  pai: string,
  prefixo = '',
  id = novoId(),
): Promise<PastaViva> => {
  await mkdir(pai, { recursive: true });
  const nova = path.join(pai, `${prefixo}nova-${id}`);
  const caminho = path.join(pai, prefixo + nomeDe(id));
  await mkdir(nova);
  const trava = travarArquivo(path.join(nova, VIDA));
  await rename(nova, caminho);
  const pulsar = (): void => {
    const agora = new Date();
    // Whoever removed the folder by hand removed the mark too.
    utimes(path.join(caminho, VIDA), agora, agora).catch(() => {});
  };
  const pulso = setInterval(pulsar, PULSO_MS).unref();
  return {
    caminho,
    fechar: async () => {
      clearInterval(pulso);
      trava?.soltar();
      await rm(caminho, { recursive: true, force: true });
    },
  };
};

const silencioDe = async (caminho: string): Promise<number | null> => {
  try {
    return Date.now() - (await stat(caminho)).mtimeMs;
  } catch {
    return null;
  }
};

/** Removes the folder of a dead owner; answers whether the owner lives. */
const removerSeMorta = async (caminho: string, maquina: string): Promise<boolean> => {
  const vida = path.join(caminho, VIDA);
  const silencio = await silencioDe(vida);
  if (silencio !== null) {
    if (maquina !== MAQUINA && silencio < SILENCIO_MS) return true;
    const trava = travarArquivo(vida);
    if (trava === null) return true;
    trava.soltar();
  }
  await rm(caminho, { recursive: true, force: true });
  return false;
};

/**
 * Removes from `pai` the folders of dead owners; those of living ones stay, and their ids are the answer. What has the
 * prefix but names no owner (a version of before left it) goes once it is older than `validadeMs`.
 */
export const varrerMortas = async (
  pai: string,
  prefixo: string,
  validadeMs: number,
  minha: string | null = null,
): Promise<Set<string>> => {
  const vivas = new Set(minha === null ? [] : [minha]);
  for (const nome of await readdir(pai).catch(() => [])) {
    if (!nome.startsWith(prefixo)) continue;
    const caminho = path.join(pai, nome);
    const [, maquina, id] = NOME.exec(nome.slice(prefixo.length)) ?? [];
    if (maquina !== undefined && id !== undefined) {
      // Opening one's own lock a second time would let go of it.
      if (id !== minha && (await removerSeMorta(caminho, maquina))) vivas.add(id);
    } else if (((await silencioDe(caminho)) ?? 0) > validadeMs)
      await rm(caminho, { recursive: true, force: true });
  }
  return vivas;
};
