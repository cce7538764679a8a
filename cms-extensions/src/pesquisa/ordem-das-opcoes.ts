import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableNameOf, tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { OPCAO } from './rows';

/** Strapi's table of which options a survey has; `opcao_ord` is what dragging them writes. */
export const LIGACOES = 'opcoes_pesquisa_lnk';

interface Ligacao {
  id: number;
  opcao_id: number;
  pesquisa_id: number;
  opcao_ord: number | null;
  ordem: number | null;
}

/** Options by survey: as they were dragged, or with `ordem` as the portal shows them. */
const ligacoes = (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  por: 'arrasto' | 'ordem',
): Promise<Ligacao[]> => {
  const rows = strapi.db
    .getConnection(`${LIGACOES} as l`)
    .transacting(trx)
    .join(`${tableNameOf(strapi, OPCAO)} as o`, 'o.id', 'l.opcao_id')
    .orderBy('l.pesquisa_id');
  if (por === 'ordem')
    rows.orderByRaw('case when o.ordem is null then 1 else 0 end').orderBy('o.ordem');
  return rows
    .orderBy([{ column: 'l.opcao_ord' }, { column: 'l.id' }])
    .select<Ligacao[]>('l.id', 'l.opcao_id', 'l.pesquisa_id', 'l.opcao_ord', 'o.ordem');
};

/** Each link with its place in its survey, from 1. */
const comLugar = (rows: readonly Ligacao[]): (Ligacao & { lugar: number })[] => {
  const usados = new Map<number, number>();
  return rows.map((row) => {
    const lugar = (usados.get(row.pesquisa_id) ?? 0) + 1;
    usados.set(row.pesquisa_id, lugar);
    return { ...row, lugar };
  });
};

/** Makes the order in which options were dragged the portal's. */
export const numerarOpcoes = async (strapi: Core.Strapi, trx: Knex.Transaction): Promise<void> => {
  for (const { opcao_id, ordem, lugar } of comLugar(await ligacoes(strapi, trx, 'arrasto')))
    if (ordem !== lugar)
      await tableOf(strapi, OPCAO, trx).where({ id: opcao_id }).update({ ordem: lugar });
};

/** Puts the options where the portal shows them, also on the screen where they are dragged. */
export const alinharOpcoes = async (strapi: Core.Strapi, trx: Knex.Transaction): Promise<void> => {
  for (const { id, opcao_ord, lugar } of comLugar(await ligacoes(strapi, trx, 'ordem')))
    if (opcao_ord !== lugar)
      await strapi.db.getConnection(LIGACOES).transacting(trx).where({ id }).update({
        opcao_ord: lugar,
      });
};

/** The same for options of a portal where a number alone ordered them. Call in `bootstrap`. */
export const alinharNoInicio = (strapi: Core.Strapi): Promise<void> =>
  transaction(strapi, (trx) => alinharOpcoes(strapi, trx));
