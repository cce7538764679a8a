import { arquivosGuardados } from './anuncios';
import { emCurso } from './em-curso';
import type { Portal } from './portal';
import { sql } from './sql';
import { type UmPortal } from './um-portal';

const TABELAS = [
  ...['anuncios', 'banners', 'radios', 'musicas', 'cantores', 'files', 'historicos'],
  'comprovantes',
];

/** Everything an ad's form can leave behind: rows by table, files, folders of requests under way. */
export const retratoDe = async ({ portal, database }: UmPortal<Portal>) => {
  const linhas = await sql<Record<string, number | string>>(
    portal,
    database,
    `select ${TABELAS.map((t) => `(select count(*) from ${t}) as ${t}`).join(', ')}`,
  );
  return {
    linhas: Object.fromEntries(
      Object.entries(linhas[0] ?? {}).map(([tabela, n]) => [tabela, Number(n)]),
    ),
    arquivos: arquivosGuardados(portal),
    provisorias: emCurso(portal.dataDir),
  };
};
