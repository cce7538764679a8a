import path from 'node:path';
import { ErroDeInicio } from './erro-de-inicio';
import { travarArquivo, type TravaDeArquivo } from './trava-de-arquivo';

const ARQUIVO = 'portal.trava';

/**
 * Lock, because SQLite takes one portal a file: held on the folder of data for as long as this process lives. It is a
 * file beside the database, so that backups go on reading that one. Throws ErroDeInicio when another portal, or a
 * restore, has it.
 */
export const travarSqlite = (dados: string): TravaDeArquivo => {
  const trava = travarArquivo(path.join(dados, ARQUIVO));
  if (trava) return trava;
  throw new ErroDeInicio(`Há um portal no ar com os dados de ${dados}. Encerre-o e tente de novo.`);
};
