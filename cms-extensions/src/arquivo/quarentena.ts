import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PASTAS } from '@portal/contracts/arquivo/pastas';
import { marcaDe } from './nome';

/** Grace period: a younger file may belong to a request under way, on this instance or another. */
const CARENCIA_MS = 60 * 60 * 1000;
/** How long a file that no row names is kept aside. */
export const DIAS_DE_QUARENTENA = 30;
const DIA_MS = 24 * 60 * 60 * 1000;
/** Circuit breaker: more files than this, in number or as a part of all, leave only with PORTAL_CONFIRMO. */
const MAXIMO_DE_UMA_VEZ = 50;
const MAIOR_PARTE = 0.05;

/** A stored file: its path below the folder of uploads, and the random part of its name. */
interface Guardado {
  relativo: string;
  marca: string;
}

/** The random parts of the names that rows name; read anew at each call. */
export type LerMarcas = () => Promise<ReadonlySet<string>>;

export interface Lugares {
  uploads: string;
  /** Folder of what is kept aside, by day. */
  orfaos: string;
}

export interface Varredura {
  movidos: number;
  /** Came back from being aside, because a row names them. */
  devolvidos: number;
  /** Set when too many would leave: none did. */
  demais: { sem: number; total: number } | null;
}

const listar = (pasta: string) => readdir(pasta, { withFileTypes: true }).catch(() => []);

const guardadosEm = async (raiz: string): Promise<Guardado[]> => {
  const achados: Guardado[] = [];
  for (const pasta of Object.values(PASTAS))
    for (const entrada of await listar(path.join(raiz, pasta))) {
      const marca = entrada.isFile() ? marcaDe(entrada.name) : null;
      if (marca !== null) achados.push({ relativo: path.join(pasta, entrada.name), marca });
    }
  return achados;
};

const isVelho = async (arquivo: string, agora: number): Promise<boolean> => {
  const { mtimeMs } = await stat(arquivo).catch(() => ({ mtimeMs: agora }));
  return agora - mtimeMs >= CARENCIA_MS;
};

const velhosDe = async (uploads: string, guardados: Guardado[], agora: number) => {
  const velhos: Guardado[] = [];
  for (const guardado of guardados)
    if (await isVelho(path.join(uploads, guardado.relativo), agora)) velhos.push(guardado);
  return velhos;
};

const codigoDe = (erro: unknown): string =>
  erro instanceof Error && 'code' in erro ? String(erro.code) : '';

/** Answers false for a file that another instance moved or deleted first. */
const mover = async (de: string, para: string): Promise<boolean> => {
  await mkdir(path.dirname(para), { recursive: true });
  try {
    await rename(de, para).catch(async (erro: unknown) => {
      // The folder of uploads may be a volume of its own.
      if (codigoDe(erro) !== 'EXDEV') throw erro;
      await copyFile(de, para);
      await rm(de, { force: true });
    });
    return true;
  } catch (erro) {
    if (codigoDe(erro) === 'ENOENT') return false;
    throw erro;
  }
};

const DIA = /^\d{4}-\d{2}-\d{2}$/;
const diasEm = async (orfaos: string): Promise<string[]> =>
  (await listar(orfaos)).filter((e) => e.isDirectory() && DIA.test(e.name)).map((e) => e.name);

/** Back to their place: a row of this database names them after all. */
const devolver = async ({ uploads, orfaos }: Lugares, marcas: ReadonlySet<string>) => {
  let devolvidos = 0;
  for (const dia of await diasEm(orfaos))
    for (const { relativo, marca } of await guardadosEm(path.join(orfaos, dia)))
      if (marcas.has(marca))
        devolvidos += Number(
          await mover(path.join(orfaos, dia, relativo), path.join(uploads, relativo)),
        );
  return devolvidos;
};

const descartarAntigos = async (orfaos: string, agora: number): Promise<void> => {
  for (const dia of await diasEm(orfaos))
    if (agora - Date.parse(dia) >= DIAS_DE_QUARENTENA * DIA_MS)
      await rm(path.join(orfaos, dia), { recursive: true, force: true });
};

/**
 * Quarantine: puts stored files that no row names, older than an hour, into `orfaos` under today's date, brings back those
 * that a row names, and deletes what was there for 30 days. `confirmado`: a person said that many may leave.
 */
export const porDeLado = async (
  lugares: Lugares,
  lerMarcas: LerMarcas,
  agora: number,
  confirmado: boolean,
): Promise<Varredura> => {
  const { uploads, orfaos } = lugares;
  const guardados = await guardadosEm(uploads);
  const velhos = await velhosDe(uploads, guardados, agora);
  // Rows after files: a file whose row another instance wrote meanwhile is named already.
  const marcas = await lerMarcas();
  let devolvidos = await devolver(lugares, marcas);
  await descartarAntigos(orfaos, agora);
  const sem = velhos.filter(({ marca }) => !marcas.has(marca));
  const maximo = Math.min(MAXIMO_DE_UMA_VEZ, guardados.length * MAIOR_PARTE);
  if (sem.length > maximo && !confirmado)
    return { movidos: 0, devolvidos, demais: { sem: sem.length, total: guardados.length } };
  const hoje = path.join(orfaos, new Date(agora).toISOString().slice(0, 10));
  let movidos = 0;
  for (const { relativo } of sem)
    movidos += Number(await mover(path.join(uploads, relativo), path.join(hoje, relativo)));
  // A row may have come while they moved.
  if (movidos > 0) devolvidos += await devolver(lugares, await lerMarcas());
  return { movidos, devolvidos, demais: null };
};
