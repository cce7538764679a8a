import { copyFile, constants, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { codigoDo } from '../runtime/codigo-do-erro';
import { SEGREDOS } from './manifesto';
import { arquivosEm } from './soma';

const SEM_LIGACAO = new Set(['EPERM', 'EXDEV', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EACCES']);
/** Half-written files of a portal at work begin with a dot; finished ones never do. */
export const isPronto = (nome: string): boolean => !path.posix.basename(nome).startsWith('.');

/** Hard link to the same content; a copy where the file system has none. */
const juntar = async (origem: string, destino: string): Promise<void> => {
  try {
    await mkdir(path.dirname(destino), { recursive: true });
    await link(origem, destino);
  } catch (erro) {
    if (SEM_LIGACAO.has(codigoDo(erro)))
      return copyFile(origem, destino, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    throw erro;
  }
};

/**
 * Snapshot: links every finished file of the portal below `destino`, where it stays whatever the portal deletes. Files
 * never change once written, so one that is there already needs no second look.
 */
export const juntarArquivos = async (
  dados: string,
  destino: string,
  pastas: readonly string[],
): Promise<void> => {
  const nomes = [SEGREDOS];
  for (const pasta of pastas)
    for (const nome of await arquivosEm(path.join(dados, pasta)))
      if (isPronto(nome)) nomes.push(`${pasta}/${nome}`);
  for (const nome of nomes) {
    try {
      await juntar(path.join(dados, nome), path.join(destino, nome));
    } catch (erro) {
      // Deleted since it was listed, or there from an earlier turn.
      if (!['ENOENT', 'EEXIST'].includes(codigoDo(erro))) throw erro;
    }
  }
};
