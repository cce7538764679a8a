import { chmod, stat } from 'node:fs/promises';
import path from 'node:path';
import { ARQUIVO_SQLITE, COMPANHEIROS } from '../copia/sqlite';
import { codigoDo } from './codigo-do-erro';

const PASTAS = ['.', 'uploads', 'publico', 'outbox', 'demonstracao', 'orfaos', 'tmp', 'copias'];
const ARQUIVOS = [ARQUIVO_SQLITE, ...COMPANHEIROS, 'segredos.json', 'instalacao.json'];
const FOLGADO = 0o077;
/** A folder in which everybody may make files, like the system's temporary one: never the portal's own. */
const DE_TODOS = 0o1000;
/** Not there, or somebody else's, or on a file system without permissions: no reason not to start. */
const PERDOADOS = new Set(['ENOENT', 'EPERM', 'EACCES', 'ENOTSUP', 'EROFS']);

const fechar = async (caminho: string): Promise<void> => {
  try {
    const { mode } = await stat(caminho);
    if ((mode & FOLGADO) !== 0 && (mode & DE_TODOS) === 0) await chmod(caminho, mode & 0o700);
  } catch (erro) {
    if (!PERDOADOS.has(codigoDo(erro))) throw erro;
  }
};

/** umask: from now on what this process writes is its owner's only: folders 0700, files 0600. */
export const escreverSoParaODono = (): void => {
  process.umask(FOLGADO);
};

/** Takes from others what versions of before let them read: the folders of data and the database. */
export const fecharAosOutros = async (dados: string): Promise<void> => {
  for (const nome of [...PASTAS, ...ARQUIVOS]) await fechar(path.join(dados, nome));
};
