import type { Core } from '@strapi/strapi';

/** Base of the three-way merge: what the code last applied to the panel, to tell it from what staff changed by hand. */
type Assunto = 'telas' | 'papeis';

const ficha = (strapi: Core.Strapi, assunto: Assunto) =>
  strapi.store({ type: 'plugin', name: 'portal', key: `painel-${assunto}` });

/** What was applied last; null on a new database. */
export const lerFicha = async <T>(strapi: Core.Strapi, assunto: Assunto): Promise<T | null> =>
  // Only gravarFicha writes there.
  (await ficha(strapi, assunto).get()) as T | null;

export const gravarFicha = async <T>(
  strapi: Core.Strapi,
  assunto: Assunto,
  antes: T | null,
  depois: T,
): Promise<void> => {
  if (JSON.stringify(antes) === JSON.stringify(depois)) return;
  await ficha(strapi, assunto).set({ value: depois });
};
