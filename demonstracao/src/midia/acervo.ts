import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { chaveDoCodigo } from './chave';
import type { Acervo } from './renderizar';

/** Where a rendered demonstration is kept, and under which key. */
export interface Lugar {
  /** Folder of the checkout: what any portal started from it rendered serves them all. */
  pasta: string;
  chave: string;
}

const RESUMO_BYTES = 32;
const VELHO_MS = 60 * 60 * 1000;

const resumoDe = (conteudo: Buffer): Buffer => createHash('sha256').update(conteudo).digest();

const arquivoDe = ({ pasta, chave }: Lugar): string => path.join(pasta, `${chave}.acervo`);

/** Where the code that runs keeps what it renders. */
export const lugarEm = (pasta: string): Lugar => ({ pasta, chave: chaveDoCodigo() });

/** What was rendered before; null when there is none, or it is not whole, or may not be read. */
export const lerAcervo = async (lugar: Lugar): Promise<Acervo | null> => {
  const lido = await readFile(arquivoDe(lugar)).catch(() => null);
  if (!lido) return null;
  const conteudo = lido.subarray(RESUMO_BYTES);
  if (!lido.subarray(0, RESUMO_BYTES).equals(resumoDe(conteudo))) return null;
  // Whole, and written by the same code: it is what `guardar` wrote.
  return deserialize(conteudo) as Acervo;
};

const escrever = async (arquivo: string, acervo: Acervo): Promise<void> => {
  const conteudo = serialize(acervo);
  const destino = await open(arquivo, 'wx');
  try {
    await destino.writeFile(Buffer.concat([resumoDe(conteudo), conteudo]));
    await destino.sync();
  } finally {
    await destino.close();
  }
};

/** What other code rendered, and what a process that was killed left half-written. */
const varrer = async (pasta: string, atual: string): Promise<void> => {
  for (const nome of await readdir(pasta)) {
    const arquivo = path.join(pasta, nome);
    if (arquivo === atual) continue;
    if (Date.now() - (await stat(arquivo)).mtimeMs > VELHO_MS) await rm(arquivo, { force: true });
  }
};

/**
 * Atomic: under its name there is the whole archive or none. Two at once write the same. A folder nobody may write to, or a
 * full disk, only means that it is rendered again.
 */
const guardar = async (lugar: Lugar, acervo: Acervo): Promise<void> => {
  const arquivo = arquivoDe(lugar);
  const provisorio = `${arquivo}.${randomBytes(8).toString('hex')}`;
  try {
    await mkdir(lugar.pasta, { recursive: true });
    await escrever(provisorio, acervo);
    await rename(provisorio, arquivo);
    await varrer(lugar.pasta, arquivo);
  } catch {
    await rm(provisorio, { force: true }).catch(() => undefined);
  }
};

/** Cache: every sound and picture, rendered at most once for each state of the code. */
export const abrirAcervo = async (lugar: Lugar, fazer: () => Promise<Acervo>): Promise<Acervo> => {
  const guardado = await lerAcervo(lugar);
  if (guardado) return guardado;
  const feito = await fazer();
  await guardar(lugar, feito);
  return feito;
};
