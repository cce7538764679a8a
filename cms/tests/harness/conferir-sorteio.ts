import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const PROGRAMA = path.resolve(import.meta.dirname, '../../../scripts/conferir-sorteio.mjs');

/** What scripts/conferir-sorteio.mjs says of a list and a seed. */
export const conferirSorteio = async (
  lista: string,
  semente: string,
  suplentes: number,
): Promise<string> => {
  const pasta = mkdtempSync(path.join(os.tmpdir(), 'portal-sorteio-'));
  try {
    const arquivo = path.join(pasta, 'lista.txt');
    writeFileSync(arquivo, lista);
    const args = [PROGRAMA, arquivo, semente, String(suplentes)];
    return (await promisify(execFile)(process.execPath, args)).stdout;
  } finally {
    rmSync(pasta, { recursive: true, force: true });
  }
};
