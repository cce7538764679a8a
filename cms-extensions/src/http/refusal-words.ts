import { errors } from '@strapi/utils';
import { emPortugues } from './panel-phrases';
import { Refusal } from './refusal';

/** What was refused, by the portal or by Strapi, in Portuguese; null for what is a fault and no refusal. */
export const motivoDaRecusa = (erro: unknown): string | null => {
  if (erro instanceof Refusal) return erro.message;
  // Strapi's own classes come untyped.
  return erro instanceof errors.ApplicationError ? emPortugues((erro as Error).message) : null;
};
