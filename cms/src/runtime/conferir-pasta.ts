import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ErroDeInicio } from './erro-de-inicio';

const SUBPASTAS = ['uploads', path.join('publico', 'uploads'), 'outbox'];

const motivo = (erro: unknown, dados: string): string => {
  const codigo = erro instanceof Error && 'code' in erro ? erro.code : '';
  if (codigo === 'ENOSPC') return `Não há mais espaço em disco para a pasta ${dados}.`;
  if (codigo === 'EEXIST' || codigo === 'ENOTDIR')
    return `PORTAL_DATA aponta para ${dados}, que não é uma pasta.`;
  return `Sem permissão para escrever na pasta ${dados}. Confira o dono dela ou escolha outra em PORTAL_DATA.`;
};

/** Makes the folder of run-time data and proves that it takes a file. Throws ErroDeInicio. */
export const conferirPasta = async (dados: string): Promise<void> => {
  const prova = path.join(dados, `.prova-${process.pid}`);
  try {
    for (const subpasta of SUBPASTAS) await mkdir(path.join(dados, subpasta), { recursive: true });
    await writeFile(prova, 'ok');
    await rm(prova);
  } catch (erro) {
    throw new ErroDeInicio(motivo(erro, dados));
  }
};
