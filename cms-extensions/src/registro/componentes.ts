import type { Core, UID } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { asEdited } from '../database/rows';

/** One of a page's lists, a slide or a shortcut; it stands in one page only. */
interface Item {
  id?: unknown;
}

const itensDe = (valor: unknown): Item[] =>
  [valor].flat().filter((um): um is Item => typeof um === 'object' && um !== null);

/**
 * What somebody else took out of a page's list meanwhile is one that is new again for who still has it in a form. Strapi
 * refuses the whole write, in English, before its version could be compared; so neither of both could be chosen. The entry
 * is locked.
 */
export const soltarItensSumidos = async (
  strapi: Core.Strapi,
  uid: UID.Schema,
  documentId: string,
  data: Record<string, unknown>,
): Promise<void> => {
  const { attributes } = strapi.getModel(uid);
  // Strapi's types know each model's attributes; here any of them is asked.
  const listas = Object.entries(attributes as unknown as Record<string, { type: string }>)
    .filter(([campo, { type }]) => type === 'component' && itensDe(data[campo]).length > 0)
    .map(([campo]) => campo);
  if (listas.length === 0) return;
  const gravada = await findOne<Record<string, unknown>>(strapi, uid, {
    ...{ select: ['id'], where: { documentId, ...asEdited(strapi, uid) } },
    populate: Object.fromEntries(listas.map((campo) => [campo, { select: ['id'] }])),
  });
  for (const campo of listas) {
    const ficaram = itensDe(gravada?.[campo]).map(({ id }) => String(id));
    for (const item of itensDe(data[campo])) if (!ficaram.includes(String(item.id))) delete item.id;
  }
};
