import { nomeNormalizado } from '@portal/contracts/usuario/nome';
import type { Core } from '@strapi/strapi';
import { sessoes } from '../sessao/service';
import { USUARIO } from './contas';

interface Escrita {
  username?: unknown;
  email?: unknown;
  password?: unknown;
  blocked?: unknown;
  nome_normalizado?: string;
}

/** Keeps an account's comparable forms true to what was written, from whatever side: unique means unique in the panel too. */
export const normalizar = (data: Escrita): void => {
  if (typeof data.username === 'string') data.nome_normalizado = nomeNormalizado(data.username);
  if (typeof data.email === 'string') data.email = data.email.trim().toLowerCase();
};

/** Watches every write of an account, the panel's included: a new password or a blocking ends the account's sessions (contract 2). */
export const vigiarContas = (strapi: Core.Strapi): void => {
  const antes = ({ params }: { params: { data?: Escrita } }): void => {
    if (params.data) normalizar(params.data);
  };
  strapi.db.lifecycles.subscribe({
    models: [USUARIO],
    beforeCreate: antes,
    beforeUpdate: antes,
    async afterUpdate({ params, result }) {
      // A subscriber's event is untyped; these are the columns written and the row.
      const { password, blocked } = (params.data ?? {}) as Escrita;
      const { id } = result as { id: number };
      if (password !== undefined || blocked === true) await sessoes(strapi).encerrarTodas(id);
    },
  });
};
