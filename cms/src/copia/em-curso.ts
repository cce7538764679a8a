import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { varrerMortas } from '../runtime/pasta-viva';

/** Folders of backups under way, in the folder of data and beside the archive. */
export const PREFIXO_DA_COPIA = '.copia-';
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
