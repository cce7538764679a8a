import type { Core } from '@strapi/strapi';
import { rawRows, tableNameOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { indexWords } from '../database/trigrams';
import { REGISTRO } from './rows';

/** What may be taken out of a row, and nothing put in its place: names and values of people whose account goes. */
const APAGAVEIS = ['quem_nome', 'alvo_nome', 'antes', 'depois', 'procurado'];
const MOTIVO = 'O registro da administracao nao muda e nao se apaga.';

/** The triggers, one statement each. SQLite names the columns that never change; REPLACE deletes without a word. */
const doSqlite = (tabela: string, fixas: readonly string[]): readonly string[] => {
  const recusar = `begin select raise(abort, '${MOTIVO}'); end`;
  const trocadas = APAGAVEIS.map((c) => `(new.${c} is not null and new.${c} is not old.${c})`);
  const gatilhos = {
    fixo: `before update of ${fixas.map((coluna) => `"${coluna}"`).join(', ')} on ${tabela} ${recusar}`,
    vazio: `before update on ${tabela} when ${trocadas.join(' or ')} ${recusar}`,
    fica: `before delete on ${tabela} ${recusar}`,
    unico: `before insert on ${tabela} when exists (select 1 from ${tabela} where id = new.id) ${recusar}`,
  };
  return Object.entries(gatilhos).flatMap(([nome, gatilho]) => [
    `drop trigger if exists ${tabela}_${nome}`,
    `create trigger ${tabela}_${nome} ${gatilho}`,
  ]);
};

const doPostgres = (tabela: string): readonly string[] => {
  const semApagaveis = (linha: string): string =>
    `(to_jsonb(${linha}) - array[${APAGAVEIS.map((c) => `'${c}'`).join(', ')}])`;
  const trocadas = APAGAVEIS.map(
    (c) => `(new.${c} is not null and new.${c} is distinct from old.${c})`,
  );
  return [
    `create or replace function ${tabela}_so_cresce() returns trigger language plpgsql as $$ begin
       if tg_op = 'UPDATE' then
         if ${semApagaveis('new')} = ${semApagaveis('old')} and not (${trocadas.join(' or ')})
           then return new;
         end if;
       end if;
       raise exception '${MOTIVO}' using errcode = 'restrict_violation';
     end $$`,
    `create trigger ${tabela}_so_cresce before update or delete on ${tabela}
       for each row execute function ${tabela}_so_cresce()`,
    `create trigger ${tabela}_nao_esvazia before truncate on ${tabela}
       for each statement execute function ${tabela}_so_cresce()`,
  ];
};

/**
 * The pages of the register are read from this index alone. It is not the schema's: Strapi does not see an `id` in an
 * index and would make it anew, in vain, at the next change of the structure.
 */
const indexar = async (strapi: Core.Strapi, tabela: string): Promise<void> => {
  await strapi.db.connection.raw(
    `create index if not exists registros_em_ordem on ${tabela} (quando, id, alvo_tipo, procurado)`,
  );
  // What earlier versions read.
  await strapi.db.connection.raw('drop index if exists registros_quando');
  await indexWords(strapi, tabela, ['procurado']);
};

/**
 * Append-only, by the database itself: triggers refuse to change or delete a row of the register, also in SQL by hand
 * (contrato 10). Only names and values may become null, for people who leave. Call in `bootstrap`: Strapi keeps no
 * triggers when it makes a table anew.
 */
export const protegerRegistro = async (strapi: Core.Strapi): Promise<void> => {
  const tabela = tableNameOf(strapi, REGISTRO);
  await indexar(strapi, tabela);
  const executar = (comandos: readonly string[]): Promise<void> =>
    transaction(strapi, async (trx) => {
      for (const comando of comandos) await strapi.db.connection.raw(comando).transacting(trx);
    });
  if (strapi.db.dialect.client === 'sqlite') {
    const colunas = await rawRows<{ name: string }>(strapi, `pragma table_info(${tabela})`, []);
    const fixas = colunas.map(({ name }) => name).filter((nome) => !APAGAVEIS.includes(nome));
    await executar(doSqlite(tabela, fixas));
    return;
  }
  // No lock is taken on a table that has its triggers: other instances write to it.
  const postos = await rawRows<{ tgname: string }>(
    strapi,
    `select tgname from pg_trigger where tgrelid = '${tabela}'::regclass and not tgisinternal`,
    [],
  );
  if (postos.length === 0) await executar(doPostgres(tabela));
};
