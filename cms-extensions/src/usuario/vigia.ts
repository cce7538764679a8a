import { nomeNormalizado } from '@portal/contracts/usuario/nome';
import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { segundosPassos } from '../segundo-passo/service';
import { sessoes } from '../sessao/service';
import { USUARIO } from './contas';
import { recuperacoes } from './recuperacao';

interface Escrita {
  username?: unknown;
  email?: unknown;
  password?: unknown;
  documento?: unknown;
  blocked?: unknown;
  nome_normalizado?: string;
}

/**
 * Normalised columns: keeps them true to what was written, from whatever side, so that unique means unique in the panel
 * too.
 */
export const normalizar = (data: Escrita): void => {
  if (typeof data.username === 'string') data.nome_normalizado = nomeNormalizado(data.username);
  if (typeof data.email === 'string') data.email = data.email.trim().toLowerCase();
  if (typeof data.documento === 'string')
    data.documento = data.documento.replace(/[^\dA-Za-z]/g, '').toUpperCase() || null;
};

/**
 * Subscriber of every write of an account, the panel's included: a new password or a blocking ends its sessions
 * (contrato 2), a blocked one loses its second step (contrato 10), and a recovery link dies with the password or the
 * mailbox it was made for.
 */
export const vigiarContas = (strapi: Core.Strapi): void => {
  const normalizados = ({ params }: { params: { data?: Escrita } }): void => {
    if (params.data) normalizar(params.data);
  };
  /** Whether a write brings another e-mail: the panel sends the same one back with every save. */
  const mudaEmail = async (where: object, { email }: Escrita): Promise<boolean> => {
    if (email === undefined) return false;
    const antes = await findOne<{
      email: string;
    }>(strapi, USUARIO, { where, select: ['email'] });
    return antes !== null && antes.email !== email;
  };
  strapi.db.lifecycles.subscribe({
    models: [USUARIO],
    beforeCreate: normalizados,
    async beforeUpdate({ params, state }) {
      normalizados({ params });
      // A subscriber's event is untyped; these are the columns about to be written.
      const data = (params.data ?? {}) as Escrita;
      state['mudaEmail'] = await mudaEmail(params.where as object, data);
    },
    async afterUpdate({ params, result, state }) {
      // The columns written, and the row.
      const { password, blocked } = (params.data ?? {}) as Escrita;
      const { id } = result as { id: number };
      if (password !== undefined || blocked === true) await sessoes(strapi).encerrarTodas(id);
      if (password !== undefined || state['mudaEmail'] === true)
        await recuperacoes(strapi).invalidar(id);
      if (blocked === true) await segundosPassos(strapi).apagar(id);
    },
  });
};
