import type { DoisBancos } from './dois-bancos';

/** Columns between quotes, each of a table's name in the statement when one is said. */
export const lista = (colunas: readonly string[], de = ''): string =>
  colunas.map((coluna) => `${de}"${coluna}"`).join(', ');

/** A row of the backup and one of here are the same: the entry's, and both its draft or both what is published. */
export const mesma = (a: string, b: string): string =>
  `${a}.document_id = ${b}.document_id and (${a}.published_at is null) = (${b}.published_at is null)`;

/** The number `n` of a statement that answers one row. */
export const numero = async (bancos: DoisBancos, sql: string): Promise<number> =>
  Number((await bancos.linhas(sql))[0]?.['n'] ?? 0);

/**
 * Makes the temporary table `nome`: which row of the backup (`de`) is which row here (`para`), and whether that one exists.
 * A row that comes keeps its number where nobody has it now.
 */
export const mapear = async (
  bancos: DoisBancos,
  nome: string,
  tabela: string,
  { juntas, onde }: { juntas: string; onde: string },
): Promise<void> => {
  const { aqui, copia, mudar } = bancos;
  await mudar(
    `create temporary table ${nome} as select c.id as de, coalesce(h.id, case when o.id is null then c.id end) as para,
       case when h.id is null then 0 else 1 end as existe
     from ${copia}.${tabela} c left join ${aqui}.${tabela} h on ${juntas}
       left join ${aqui}.${tabela} o on o.id = c.id where ${onde}`,
  );
  let livre = await numero(
    bancos,
    `select max(id) as n from (select id from ${aqui}.${tabela} union all select id from ${copia}.${tabela}) t`,
  );
  for (const { de } of await bancos.linhas(`select de from ${nome} where para is null`))
    await mudar(`update ${nome} set para = ${(livre += 1)} where de = ${Number(de)}`);
};

/** Whoever made a row is an account of the panel that may be gone. */
const AUTORES = ['created_by_id', 'updated_by_id'];

/** Writes the rows of a map; `trocar`: also over those that exist. */
export const escrever = async (
  bancos: DoisBancos,
  mapa: string,
  tabela: string,
  trocar: boolean,
): Promise<void> => {
  const { aqui, copia, mudar } = bancos;
  const colunas = (await bancos.colunas(tabela)).filter((coluna) => coluna !== 'id');
  const valor = (coluna: string): string =>
    AUTORES.includes(coluna)
      ? `(select a.id from ${aqui}.admin_users a join ${copia}.admin_users b on b.document_id = a.document_id where b.id = c.${coluna})`
      : `c."${coluna}"`;
  await mudar(
    `insert into ${aqui}.${tabela} (id, ${lista(colunas)})
     select m.para, ${colunas.map(valor).join(', ')} from ${copia}.${tabela} c join ${mapa} m on m.de = c.id where m.existe = 0`,
  );
  if (trocar)
    await mudar(
      `update ${aqui}.${tabela} set ${colunas.map((coluna) => `"${coluna}" = ${valor(coluna)}`).join(', ')}
       from ${copia}.${tabela} c, ${mapa} m where m.de = c.id and m.existe = 1 and ${tabela}.id = m.para`,
    );
  await bancos.acertarNumeros(tabela);
};
