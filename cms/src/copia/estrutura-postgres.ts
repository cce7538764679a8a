import type { Client } from 'pg';
import { ErroDeInicio } from '../runtime/erro-de-inicio';

export interface Tabela {
  /** Already quoted where SQL needs it, like every name here. */
  nome: string;
  colunas: string[];
}

/** How to make a database again: what comes before the rows, and what comes after them. */
export interface Estrutura {
  tabelas: Tabela[];
  antes: string[];
  depois: string[];
}

const ESQUEMA = 'to_regnamespace(quote_ident(current_schema()))';

/** Triggers and their functions that the portal puts back by itself when it starts. */
const REPOSTOS = [
  // registro/protecao.ts
  ...["'registros_so_cresce'", "'registros_nao_esvazia'"],
  // database/change-counts.ts
  "'mudancas_conta'",
  // database/changed-rows.ts
  ...["'linhas_mudadas_anota'", "'linhas_mudadas_anota_tudo'"],
  // contador/carimbo.ts
  ...["'contadores_carimba'", "'contadores_carimba_nova'"],
  // database/list-copy.ts
  ...["'copiar_anuncios'", "'copiar_anuncios_usuario_lnk'", "'copiar_up_users'"],
].join(', ');

/** What the portal never makes; a copy that left it out in silence would be no copy. */
const ESTRANHOS = `
  select quote_ident(relname) nome from pg_class
    where relnamespace = ${ESQUEMA} and relkind in ('v', 'm', 'p', 'f', 'c')
  union all select quote_ident(tgname) from pg_trigger t join pg_class c on c.oid = tgrelid
    where c.relnamespace = ${ESQUEMA} and not tgisinternal and tgname not in (${REPOSTOS})
  union all select quote_ident(proname) from pg_proc p where pronamespace = ${ESQUEMA} and proname not in (${REPOSTOS})
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all select quote_ident(typname) from pg_type where typnamespace = ${ESQUEMA} and typtype in ('e', 'd')
  union all select c.relname || '.' || attname from pg_attribute join pg_class c on c.oid = attrelid
    where c.relnamespace = ${ESQUEMA} and c.relkind = 'r' and attnum > 0 and not attisdropped
      and (attidentity <> '' or attgenerated <> '')`;

const TABELAS = `
  select oid, quote_ident(relname) nome from pg_class
    where relnamespace = ${ESQUEMA} and relkind = 'r' order by relname`;

const COLUNAS = `
  select quote_ident(attname) nome,
    concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
      'default ' || pg_get_expr(adbin, adrelid), case when attnotnull then 'not null' end) definicao
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = $1 and attnum > 0 and not attisdropped order by attnum`;

const SEQUENCIAS = `
  select quote_ident(c.relname) nome,
    format('create sequence %I as %s start %s increment %s minvalue %s maxvalue %s cache %s%s', c.relname,
      seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache, case when seqcycle then ' cycle' else '' end) criar,
    (select format('alter sequence %I owned by %I.%I', c.relname, t.relname, a.attname)
      from pg_depend d join pg_class t on t.oid = refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = refobjsubid
      where d.objid = c.oid and d.classid = 'pg_class'::regclass and deptype = 'a') ligar
  from pg_sequence join pg_class c on c.oid = seqrelid
  where c.relnamespace = ${ESQUEMA} order by c.relname`;

/** Not those an extension is needed for: the place they come back to may not have it, and the portal makes them when it starts. */
const INDICES = `
  select pg_get_indexdef(indexrelid, 0, true) sql from pg_index join pg_class c on c.oid = indexrelid
  where c.relnamespace = ${ESQUEMA} and not exists (select from pg_constraint where conindid = indexrelid)
    and not exists (select from unnest(indclass) classe join pg_depend d
      on d.classid = 'pg_opclass'::regclass and d.objid = classe and d.deptype = 'e')
  order by c.relname`;

/** Keys before what refers to them. */
const RESTRICOES = `
  select format('alter table %I add constraint %I %s', c.relname, conname, pg_get_constraintdef(k.oid, true)) sql
  from pg_constraint k join pg_class c on c.oid = conrelid
  where connamespace = ${ESQUEMA} and contype in ('p', 'u', 'c', 'x', 'f')
  order by contype = 'f', c.relname, conname`;

const linhas = async <T>(cliente: Client, sql: string, valores: unknown[] = []): Promise<T[]> =>
  (await cliente.query(sql, valores)).rows as T[]; // each caller names the columns it selects

/** Statements are kept one a line (see postgres.ts). */
const emUmaLinha = (sql: string): string => {
  if (!/[\r\n]/.test(sql)) return sql;
  throw new ErroDeInicio('O banco tem uma definição em várias linhas; copie-o com pg_dump.');
};

const recusarEstranhos = async (cliente: Client): Promise<void> => {
  const [primeiro] = await linhas<{ nome: string }>(cliente, ESTRANHOS);
  if (primeiro)
    throw new ErroDeInicio(
      `O banco guarda algo que não é do portal (${primeiro.nome}); separe-o, ou copie o banco com pg_dump.`,
    );
};

const acertarSequencia = async (cliente: Client, nome: string): Promise<string> => {
  const [valor] = await linhas<{ last_value: string; is_called: boolean }>(
    cliente,
    `select last_value, is_called from ${nome}`,
  );
  return `select setval('${nome.replaceAll("'", "''")}', ${valor?.last_value ?? 1}, ${valor?.is_called ?? false})`;
};

/**
 * Reads the structure of the current schema inside the caller's transaction, whose snapshot and table locks hold it
 * still. Throws ErroDeInicio when there is something in it that these statements could not make again.
 */
export const lerEstrutura = async (cliente: Client): Promise<Estrutura> => {
  await recusarEstranhos(cliente);
  const tabelas: Tabela[] = [];
  const antes: string[] = [];
  const depois: string[] = [];
  for (const { nome, criar, ligar } of await linhas<Record<'nome' | 'criar' | 'ligar', string>>(
    cliente,
    SEQUENCIAS,
  )) {
    antes.push(criar);
    if (ligar) depois.push(ligar);
    depois.push(await acertarSequencia(cliente, nome));
  }
  for (const { oid, nome } of await linhas<{ oid: number; nome: string }>(cliente, TABELAS)) {
    await cliente.query(`lock table ${nome} in access share mode`);
    const colunas = await linhas<{ nome: string; definicao: string }>(cliente, COLUNAS, [oid]);
    antes.push(`create table ${nome} (${colunas.map((c) => c.definicao).join(', ')})`);
    tabelas.push({ nome, colunas: colunas.map((coluna) => coluna.nome) });
  }
  for (const consulta of [INDICES, RESTRICOES])
    for (const { sql } of await linhas<{ sql: string }>(cliente, consulta)) depois.push(sql);
  return { tabelas, antes: antes.map(emUmaLinha), depois: depois.map(emUmaLinha) };
};
