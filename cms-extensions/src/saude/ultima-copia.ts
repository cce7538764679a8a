import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** In the folder of data; no part of a backup. */
const ARQUIVO = 'ultima-copia.json';

/** Notes that a backup of this folder was finished. A folder that is only read takes no note. */
export const anotarCopia = async (dados: string, em: Date): Promise<void> => {
  const nota = `${JSON.stringify({ em: em.toISOString() })}\n`;
  await writeFile(path.join(dados, ARQUIVO), nota).catch(() => undefined);
};

/** When the last backup of this folder was finished (ms); null where none was made. */
export const ultimaCopia = async (dados: string): Promise<number | null> => {
  const nota = await readFile(path.join(dados, ARQUIVO), 'utf8').catch(() => '');
  const em = /"em":"([^"]+)"/.exec(nota)?.[1] ?? '';
  const quando = Date.parse(em);
  return Number.isNaN(quando) ? null : quando;
};
