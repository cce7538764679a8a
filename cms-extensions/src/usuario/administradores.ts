import { PERMISSAO_ADMINISTRADOR } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { USUARIO } from './contas';

/** Lock: counts the administrators and holds them until the transaction ends: of two who take one away at once, one sees the other. */
export const contarAdministradores = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
): Promise<number> => {
  const linhas = await tableOf<{ blocked: boolean | number | null }>(strapi, USUARIO, trx)
    .where('permissao', '>=', PERMISSAO_ADMINISTRADOR)
    .orderBy('id')
    .forUpdate()
    .select('blocked');
  return linhas.filter(({ blocked }) => !blocked).length;
};
