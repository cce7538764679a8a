import type { Core } from '@strapi/strapi';
import { refuseAtPanel } from '../http/panel-refusal';

type Id = number | string;

/** What is used of Strapi's own service, which comes untyped; its controllers call these by name. */
interface ServicoDeContas {
  create: (dados: Record<string, unknown>) => Promise<unknown>;
  updateById: (id: Id, dados: Record<string, unknown>) => Promise<unknown>;
}

const idDe = (papel: unknown): number =>
  // As the panel sends them, or the rows themselves, as Strapi's own code does.
  Number(typeof papel === 'object' && papel !== null ? (papel as { id?: unknown }).id : papel);

/**
 * Says under its field that a role was deleted while an account's form was open: Strapi refuses what points to nothing
 * without a word of it. Call in `bootstrap`, after `guardarUltimoSuperadministrador`.
 */
export const recusarPapeisQueNaoHa = (strapi: Core.Strapi): void => {
  const contas = strapi.service('admin::user') as unknown as ServicoDeContas;
  const { create, updateById } = contas;
  const julgar = async ({ roles }: Record<string, unknown>): Promise<void> => {
    if (!Array.isArray(roles)) return;
    const ids = [...new Set(roles.map(idDe))];
    const ha = await strapi.db
      .query('admin::role')
      .count({ where: { id: { $in: ids.filter(Number.isSafeInteger) } } });
    if (ha < ids.length)
      refuseAtPanel({
        msg: 'Um dos papéis não existe mais. Recarregue a página e escolha outro.',
        campo: 'roles',
      });
  };
  Object.assign(contas, {
    create: async (dados) => {
      await julgar(dados);
      return create(dados);
    },
    updateById: async (id, dados) => {
      await julgar(dados);
      return updateById(id, dados);
    },
  } satisfies ServicoDeContas);
};
