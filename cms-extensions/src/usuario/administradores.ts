import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import {
  isAdministrador,
  PERMISSAO_ADMINISTRADOR,
  PERMISSAO_PADRAO,
} from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { refuseAtPanel } from '../http/panel-refusal';
import { USUARIO, type Conta } from './contas';

/** Whether an account decides on ads, blocked or not; none does not. */
export const administra = (conta: Conta | null): boolean =>
  conta !== null && isAdministrador({ permissao: conta.permissao ?? PERMISSAO_PADRAO });

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

/** Runs the panel's change of an account, which is undone and refused when it leaves nobody to administer. */
export const semTirarAUltima = <T>(strapi: Core.Strapi, mudar: () => Promise<T>): Promise<T> =>
  transaction(
    strapi,
    async (trx) => {
      const havia = await contarAdministradores(strapi, trx);
      const feito = await mudar();
      if (havia > 0 && (await contarAdministradores(strapi, trx)) === 0)
        refuseAtPanel({ msg: MENSAGENS_DA_CONTA.ultimaAdministracao });
      return feito;
    },
    // What comes after this in the panel's way is not ours to do twice.
    { repeat: false },
  );
