import { nomeNormalizado } from '@portal/contracts/usuario/nome';
import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { toMillis } from '../database/instant';
import { segundosPassos } from '../segundo-passo/service';
import { sessoes } from '../sessao/service';
import { USUARIO, type Conta } from './contas';
import { recuperacoes } from './recuperacao';

interface Escrita {
  username?: unknown;
  email?: unknown;
  password?: unknown;
  documento?: unknown;
  blocked?: unknown;
  confirmed?: boolean;
  email_confirmado_em?: Date | string | null;
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
 * (contrato 2), a blocked one loses its second step (contrato 10), a recovery link dies with the password or the
 * mailbox it was made for, and so does the proof that the mailbox is the owner's.
 */
export const vigiarContas = (strapi: Core.Strapi): void => {
  const normalizados = ({ params }: { params: { data?: Escrita } }): void => {
    if (params.data) normalizar(params.data);
  };
  /** The account as it was, where a write brings another e-mail: the panel sends the same one back with every save. */
  const deOutroEmail = async (
    where: object,
    { email }: Escrita,
  ): Promise<Pick<Conta, 'email_confirmado_em'> | null> => {
    if (email === undefined) return null;
    const antes = await findOne<Pick<Conta, 'email' | 'email_confirmado_em'>>(strapi, USUARIO, {
      where,
      select: ['email', 'email_confirmado_em'],
    });
    return antes && antes.email !== email ? antes : null;
  };
  strapi.db.lifecycles.subscribe({
    models: [USUARIO],
    beforeCreate: normalizados,
    async beforeUpdate({ params, state }) {
      normalizados({ params });
      // A subscriber's event is untyped; these are the columns about to be written.
      const data = (params.data ?? {}) as Escrita;
      const antes = await deOutroEmail(params.where as object, data);
      state['mudaEmail'] = antes !== null;
      const { email_confirmado_em: prova = null } = data;
      // Nobody proved an address that staff wrote; the form sends back when the one of before was.
      if (antes && (prova === null || toMillis(prova) === toMillis(antes.email_confirmado_em)))
        Object.assign(data, { confirmed: false, email_confirmado_em: null });
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
