import type { Core } from '@strapi/strapi';

/** Somebody at the panel: the number of their account there, and their name. */
export interface QuemNoPainel {
  painel: number;
  nome: string;
}

interface ContaDoPainel {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  email?: string;
}

/** Who asks at the panel; null where nobody is logged in. */
export const quemNoPainel = (strapi: Core.Strapi): QuemNoPainel | null => {
  // Strapi's admin authentication leaves the account there.
  const conta = strapi.requestContext.get()?.state['user'] as ContaDoPainel | undefined;
  if (!conta) return null;
  const nome = [conta.firstname, conta.lastname].filter(Boolean).join(' ');
  return { painel: conta.id, nome: nome || (conta.email ?? '') };
};
