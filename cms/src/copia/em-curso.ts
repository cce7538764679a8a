import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { MARCA_DE_RESTAURACAO } from '../runtime/conferir-pasta';
import { varrerMortas } from '../runtime/pasta-viva';

/** Folders of backups under way, in the folder of data and beside the archive. */
export const PREFIXO_DA_COPIA = '.copia-';
/** Folders of restores under way, in the folder of data. */
export const PREFIXO_DA_VOLTA = '.restauracao-';
const VELHA_MS = 24 * 60 * 60 * 1000;
/** How versions of before called an archive that was not finished. */
const PARCIAL_DE_ANTES = /\.parcial-\d+$/;

/** Takes away what killed backups left in a folder; what living ones have there stays. */
export const varrerCopias = async (pasta: string): Promise<void> => {
  await varrerMortas(pasta, PREFIXO_DA_COPIA, VELHA_MS);
  for (const nome of await readdir(pasta).catch(() => [])) {
    if (!PARCIAL_DE_ANTES.test(nome)) continue;
    const { mtimeMs } = await stat(path.join(pasta, nome));
    if (Date.now() - mtimeMs > VELHA_MS) await rm(path.join(pasta, nome), { force: true });
  }
};

/**
 * Takes away what killed restores left in the folder of data: a backup of everybody's, unpacked. The portal starts only where
 * none is half done (conferir-pasta.ts).
 */
export const varrerVoltas = async (dados: string): Promise<void> => {
  await varrerMortas(dados, PREFIXO_DA_VOLTA, VELHA_MS);
};

/** Before another restore, which takes the place of those killed half-way: also what they were exchanging. */
export const varrerInterrompidas = async (dados: string): Promise<void> => {
  const vivas = [...(await varrerMortas(dados, PREFIXO_DA_VOLTA, Infinity))];
  for (const nome of await readdir(dados)) {
    if (!nome.startsWith(PREFIXO_DA_VOLTA) || nome === MARCA_DE_RESTAURACAO) continue;
    if (!vivas.some((id) => nome.includes(id)))
      await rm(path.join(dados, nome), { recursive: true, force: true });
  }
};
