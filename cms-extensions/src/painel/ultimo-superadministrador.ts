import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';

const CONTA = 'admin::user';
const PAPEL = 'admin::role';
const SUPER = 'strapi-super-admin';

type Id = number | string;

/** What is used of Strapi's own service, which comes untyped; its controllers call these by name. */
interface ServicoDeContas {
  updateById: (id: Id, dados: Record<string, unknown>) => Promise<unknown>;
  deleteById: (id: Id) => Promise<unknown>;
  deleteByIds: (ids: readonly Id[]) => Promise<unknown>;
}

/** Of the accounts named, those that are there, each once. Throws 404 when none is. */
const asQueHa = async (strapi: Core.Strapi, ids: readonly Id[]): Promise<number[]> => {
  const linhas = (await strapi.db.query(CONTA).findMany({
    select: ['id'],
    where: { id: { $in: ids.map(Number).filter(Number.isSafeInteger) } },
  })) as { id: number }[]; // the column named
  if (linhas.length === 0) throw new errors.NotFoundError('User not found');
  return linhas.map(({ id }) => id);
};

/**
 * Keeps somebody who can enter at the head of the panel. Strapi counts who was invited and never came, or was switched off, and
 * of two who send each other away at once it stops neither; of accounts deleted together, the first that a colleague deleted
 * before, or that is named twice, stops it half-way. Call in `bootstrap`, after `assumirConvites`.
 */
export const guardarUltimoSuperadministrador = (strapi: Core.Strapi): void => {
  const contas = strapi.service(CONTA) as unknown as ServicoDeContas;
  const { updateById, deleteById, deleteByIds } = contas;
  const quantos = (): Promise<number> =>
    strapi.db.query(CONTA).count({ where: { isActive: true, roles: { code: SUPER } } });
  const guardado = <T>(mudar: () => Promise<T>): Promise<T> =>
    transaction(strapi, async (trx) => {
      // Pessimistic lock: of two at once the second counts what the first left.
      await tableOf(strapi, PAPEL, trx).where({ code: SUPER }).forUpdate().select('id');
      const antes = await quantos();
      const feito = await mudar();
      if (antes > 0 && (await quantos()) === 0)
        throw new errors.ValidationError('You must have at least one user with super admin role.');
      return feito;
    });
  Object.assign(contas, {
    updateById: (id, dados) =>
      'roles' in dados || dados['isActive'] === false
        ? guardado(() => updateById(id, dados))
        : updateById(id, dados),
    deleteById: (id) => guardado(() => deleteById(id)),
    deleteByIds: (ids) => guardado(async () => deleteByIds(await asQueHa(strapi, ids))),
  } satisfies ServicoDeContas);
};
