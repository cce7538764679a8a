import path from 'node:path';
import { DO_ZIP, type Modelo } from '@portal/contracts/importacao/modelos';
import type { Core } from '@strapi/strapi';
import { arquivos } from '../arquivo/service';
import type { LinhaLida, Planilha } from './ler-planilha';
import { dadosDe, tabelas } from './tabelas';
import type { ImagensDoZip } from './zip';

const SEM_ZIP =
  'Para usar um arquivo seu, escolha também o zip das imagens; ou escreva o endereço da imagem (https://…).';

const NOMEIAM = `%"${DO_ZIP}"%`;

/** The keys of the pictures that wait for their import, of these imports or of all. */
export const chavesEmEspera = async (
  strapi: Core.Strapi,
  importacoes?: readonly number[],
): Promise<string[]> => {
  const linhas = tabelas(strapi).linhas().where('dados', 'like', NOMEIAM);
  const rows = await (importacoes ? linhas.whereIn('importacao', importacoes) : linhas).select(
    'dados',
  );
  return rows.flatMap((row) => dadosDe(row)[DO_ZIP] ?? []);
};

/** The names under which they are stored, for whoever looks for files that nobody names. */
export const listEmEspera = async (strapi: Core.Strapi): Promise<string[]> =>
  (await chavesEmEspera(strapi)).map((chave) => path.posix.basename(chave));

/**
 * Puts aside each row's picture, for when it is imported, and its key in the place of its name; or says on the row why
 * there is none. Whoever has no use for the spreadsheet deletes them: `chaves`.
 */
export const guardarImagensDoZip = async (
  strapi: Core.Strapi,
  modelo: Modelo,
  planilha: Planilha,
  zip: ImagensDoZip | null,
  chaves: string[],
): Promise<Planilha> => {
  const coluna = modelo.colunas.find(({ campo }) => campo === modelo.imagem)?.titulo ?? '';
  const linhas: LinhaLida[] = [];
  for (const linha of planilha.linhas) {
    const { [DO_ZIP]: nome, ...dados } = linha.dados;
    if (nome === undefined) {
      linhas.push(linha);
      continue;
    }
    const lida = zip ? await zip.ler(nome) : { recusa: SEM_ZIP };
    if ('recusa' in lida) {
      const erros = [...linha.erros, { coluna, msg: lida.recusa }];
      linhas.push({ ...linha, dados, erros });
    } else if (linha.erros.length > 0) {
      linhas.push({ ...linha, dados });
    } else {
      const chave = await arquivos(strapi).porEmEspera(lida.bytes);
      chaves.push(chave);
      linhas.push({ ...linha, dados: { ...dados, [DO_ZIP]: chave } });
    }
  }
  return { ...planilha, linhas };
};
