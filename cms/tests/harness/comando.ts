import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type TestDatabase } from './bancos';

const RAIZ = path.resolve(import.meta.dirname, '../../..');

export interface Fim {
  codigo: number | null;
  /** What was told on standard output. */
  disse: string;
  /** What was told as an error, trimmed. */
  erro: string;
}

/** Runs one of the repository's scripts on a portal's data, as the person at the keyboard does. */
export const comando = async (
  script: 'arquivos' | 'backup' | 'restore',
  argumentos: string[],
  {
    dataDir,
    database,
    env,
  }: { dataDir: string; database: TestDatabase; env?: Record<string, string> },
): Promise<Fim> => {
  const filho = spawn(
    process.execPath,
    [path.join(RAIZ, 'scripts', `${script}.mjs`), ...argumentos],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORTAL_DATA: dataDir,
        ...(database.url ? { DATABASE_URL: database.url } : {}),
        ...env,
      },
    },
  );
  const falas = { disse: '', erro: '' };
  filho.stdout.on('data', (pedaco: Buffer) => (falas.disse += pedaco.toString()));
  filho.stderr.on('data', (pedaco: Buffer) => (falas.erro += pedaco.toString()));
  const [codigo] = (await once(filho, 'close')) as [number | null];
  return { codigo, disse: falas.disse, erro: falas.erro.trim() };
};
