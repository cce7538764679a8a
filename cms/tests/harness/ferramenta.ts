import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onPostgres } from './database';

/** Generous: each starts portals of its own, and a busy machine takes its time. */
const ESPERA_MS = 8 * 60_000;
/** For the test that waits for it: it is ended before the test gives up, and cleans up behind itself. */
export const ESPERA_DO_TESTE_MS = ESPERA_MS + 30_000;

const RAIZ = path.resolve(import.meta.dirname, '../../..');

interface Disse {
  codigo: number | null;
  texto: string;
}

/** Runs one of the repository's tools on the database under test, on a server of its own: its exit code, and all it said. */
export const ferramenta = async (nome: 'faltas' | 'fuzz', argumentos: string[]): Promise<Disse> => {
  const banco = onPostgres ? 'postgres' : 'sqlite';
  const filho = spawn(
    process.execPath,
    [path.join(RAIZ, 'scripts', `${nome}.mjs`), ...argumentos, '--banco', banco],
    {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
      timeout: ESPERA_MS,
    },
  );
  const falas: string[] = [];
  for (const fluxo of [filho.stdout, filho.stderr])
    fluxo.on('data', (pedaco: Buffer) => falas.push(pedaco.toString()));
  const [codigo] = (await once(filho, 'close')) as [number | null];
  return { codigo, texto: falas.join('') };
};

/** A fault's row in the table of `faltas`: how many requests there were, failed, were silent, were lost. */
export const numerosDaFalta = (texto: string, falta: string): number[] => {
  const colunas = texto
    .split('\n')
    .find((linha) => linha.startsWith(`| ${falta} |`))
    ?.split('|');
  return [3, 4, 5, 6].map((n) => Number(colunas?.[n]?.trim().replaceAll('.', '')));
};
