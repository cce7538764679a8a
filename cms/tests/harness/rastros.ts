import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { onPostgres } from './database';
import type { Pessoa } from './pessoas';
import type { Portal } from './portal';
import { sql } from './sql';
import type { UmPortal } from './um-portal';

/** What somebody is known by, wherever it is written. */
export const rastrosDe = ({ cadastro }: Pick<Pessoa, 'cadastro'>): string[] => [
  ...[cadastro.nome, cadastro.email, cadastro.endereco],
  ...[cadastro.documento.replace(/\D/g, ''), cadastro.telefone.replace(/\D/g, '')],
];

const TABELAS = onPostgres
  ? "select tablename as nome from pg_tables where schemaname = 'public'"
  : "select name as nome from sqlite_master where type = 'table'";

/** Where anything of a person is found in the database: every column of every table. */
export const noBanco = async (
  { portal, database }: UmPortal<Portal>,
  pessoa: Pessoa,
): Promise<string[]> => {
  const achados: string[] = [];
  for (const { nome } of await sql<{ nome: string }>(portal, database, TABELAS)) {
    const linhas = JSON.stringify(
      await sql(portal, database, `select * from "${nome}"`),
    ).toLowerCase();
    for (const rastro of rastrosDe(pessoa))
      if (linhas.includes(rastro.toLowerCase())) achados.push(`${nome}: ${rastro}`);
  }
  return achados;
};

/** The same in the files written at run time, the database's own left out: it is asked above. */
export const nosArquivos = ({ dataDir }: Pick<Portal, 'dataDir'>, pessoa: Pessoa): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entrada) => entrada.isFile() && !entrada.name.startsWith('portal.db'))
    .map((entrada) => path.join(entrada.parentPath, entrada.name))
    .filter((arquivo) => {
      const texto = readFileSync(arquivo, 'latin1');
      return rastrosDe(pessoa).some((rastro) =>
        texto.includes(Buffer.from(rastro, 'utf8').toString('latin1')),
      );
    });
