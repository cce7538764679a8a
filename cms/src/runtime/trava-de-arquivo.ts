import { Conexao } from '../sqlite/conexao';
import { codigoDo } from './codigo-do-erro';
import { ErroDeInicio } from './erro-de-inicio';

export interface TravaDeArquivo {
  soltar(): void;
}

const abrir = (arquivo: string): Conexao => {
  try {
    return new Conexao(arquivo, { timeout: 0 });
  } catch (erro) {
    if (codigoDo(erro) !== 'SQLITE_CANTOPEN') throw erro;
    throw new ErroDeInicio(`Não foi possível usar ${arquivo}. Confira o dono e as permissões.`);
  }
};

/**
 * Lock: takes a file for this process alone, or answers null when another has it. The system lets go of it when the
 * process ends, however it ends, so that no stale one can be left; SQLite asks the system for it, on every platform.
 * Nothing is ever written into the file. Throws ErroDeInicio on a file that cannot be opened: most often another user's.
 */
export const travarArquivo = (arquivo: string): TravaDeArquivo | null => {
  const banco = abrir(arquivo);
  let presa = true;
  try {
    banco.exec('pragma journal_mode = memory; begin exclusive');
  } catch (erro) {
    banco.close();
    if (codigoDo(erro) === 'SQLITE_BUSY') return null;
    if (codigoDo(erro) !== 'SQLITE_CORRUPT') throw erro;
    throw new ErroDeInicio(
      `${arquivo} não é do portal. Nada se guarda nele: apague-o e tente de novo.`,
    );
  }
  return {
    soltar: () => {
      if (presa) banco.close();
      presa = false;
    },
  };
};
