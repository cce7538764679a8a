import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of what a portal has under way, and the id in its name; of a folder of data that only one portal uses. */
export const pastaEmCurso = (dataDir: string): { pasta: string; id: string } => {
  const [nome = ''] = readdirSync(path.join(dataDir, 'tmp'));
  return { pasta: path.join(dataDir, 'tmp', nome), id: nome.slice(nome.indexOf('-') + 1) };
};

/** A sign of life, and mails on their way to the outbox: no request's. */
const DE_NINGUEM = /^vida$|\.eml$/;

/** What requests under way have written there so far. */
export const emCurso = (dataDir: string): string[] =>
  readdirSync(path.join(dataDir, 'tmp'), { recursive: true, withFileTypes: true })
    .filter((entrada) => path.dirname(entrada.parentPath) === path.join(dataDir, 'tmp'))
    .map(({ name }) => name)
    .filter((nome) => !DE_NINGUEM.test(nome));
