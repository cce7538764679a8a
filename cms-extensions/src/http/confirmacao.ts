import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/**
 * Of a request: that whoever sends it can be asked, and, separated by commas, the questions that were answered with yes.
 * Scripts know no questions, send none of this, and are asked nothing.
 */
const CONFIRMO = 'x-portal-confirmo';

/** Whether whoever is at the panel was asked this already, and said yes, or cannot be asked. */
export const confirmou = (strapi: Core.Strapi, codigo: string): boolean => {
  const dito = strapi.requestContext.get()?.get(CONFIRMO) ?? '';
  if (dito === '') return true;
  return dito.split(',').some((um) => um.trim() === codigo);
};

/** An answer to choose from, and what the panel sends back for it. */
interface Opcao {
  rotulo: string;
  confirmo: string;
}

interface Pergunta {
  codigo: string;
  msg: string;
  /** The field it is about. */
  campo?: string;
  opcoes: readonly Opcao[];
}

/**
 * Refuses until somebody says yes: the panel asks what stands in `details.pergunta` and sends the same call again, with the
 * answer.
 */
export const perguntar = ({ codigo, msg, campo, opcoes }: Pergunta): never => {
  throw new errors.ValidationError(msg, {
    codigo,
    pergunta: { opcoes },
    ...(campo && { errors: [{ path: [campo], message: msg, name: 'ValidationError' }] }),
  });
};
