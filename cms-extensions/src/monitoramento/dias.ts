import { dataCivil, somarDias, type DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { rawRows, tableNameOf } from '../database/knex';
import { Rounds } from '../database/rounds';
import { transaction } from '../database/transaction';

/** Days are told apart for so long; then they are part of their month. */
const DIAS = 35;
/** The first of the days that are told apart. */
export const primeiroDiaContado = (hoje: DataCivil): DataCivil => somarDias(hoje, -DIAS);
const INTERVALO_MS = 6 * 60 * 60_000;
/** Not among the first things a starting portal does. */
const PRIMEIRA_MS = 5000;
const POR_VEZ = 5000;

/**
 * SQL: a day old enough, but never one an ad's owner may still look at: what an ad was seen and clicked stays by day. A
 * month's own row, `AAAA-MM`, is no day.
 */
const VELHO = `length(dia) = 10 and dia < ? and not (motivo = '' and tipo in ('visualizacao', 'clique'))`;

/** One statement: what is taken away and what is added stand or fall together, and two instances never take the same row. */
const juntarNoPostgres = (tabela: string): string => `
  with velhos as (
    delete from ${tabela} where id in
      (select id from ${tabela} where ${VELHO} limit ${POR_VEZ} for update skip locked)
    returning tipo, alvo, dia, motivo, total
  ), meses as (
    select tipo, alvo, substr(dia, 1, 7) as mes, motivo, sum(total)::int as total
      from velhos group by tipo, alvo, mes, motivo
  ), somados as (
    insert into ${tabela} as d (tipo, alvo, dia, motivo, total)
    select tipo, alvo, mes, motivo, total from meses order by tipo, alvo, mes, motivo
    on conflict (tipo, alvo, dia, motivo) do update set total = d.total + excluded.total
  )
  select 1 from velhos`;

const juntarNoSqlite = async (
  strapi: Core.Strapi,
  tabela: string,
  antes: DataCivil,
): Promise<unknown[]> =>
  transaction(strapi, async (trx) => {
    const lote = `select id from ${tabela} where ${VELHO} order by id limit ${POR_VEZ}`;
    const somar = `
      insert into ${tabela} (tipo, alvo, dia, motivo, total)
      select tipo, alvo, substr(dia, 1, 7), motivo, sum(total) from ${tabela} where id in (${lote})
        group by tipo, alvo, substr(dia, 1, 7), motivo
      on conflict (tipo, alvo, dia, motivo) do update set total = total + excluded.total
      returning id`;
    await rawRows(strapi, somar, [antes], trx);
    return rawRows(
      strapi,
      `delete from ${tabela} where id in (${lote}) returning id`,
      [antes],
      trx,
    );
  });

/** Makes months of the days that are older than 35, by São Paulo's calendar. Ended at any moment it has lost nothing. */
const juntarDias = async (strapi: Core.Strapi, agora: Date): Promise<void> => {
  const tabela = tableNameOf(strapi, 'api::contador-diario.contador-diario');
  const antes = primeiroDiaContado(dataCivil(agora));
  const juntar = (): Promise<unknown[]> =>
    strapi.db.dialect.client === 'sqlite'
      ? juntarNoSqlite(strapi, tabela, antes)
      : rawRows(strapi, juntarNoPostgres(tabela), [antes]);
  while ((await juntar()).length === POR_VEZ);
};

/** Periodic roll-up of the daily counts, so that they grow with what there is to count and not with the years. */
export const juntarContagens = (strapi: Core.Strapi): Rounds => {
  const work = (): Promise<void> => juntarDias(strapi, new Date());
  const rondas = new Rounds(strapi, 'dias', work, INTERVALO_MS);
  rondas.start(PRIMEIRA_MS);
  return rondas;
};
