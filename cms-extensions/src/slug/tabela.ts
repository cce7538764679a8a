import type { Compartilhavel } from '@portal/contracts/partilha/slug';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { eachRow } from '../database/each-row';
import { tableOf } from '../database/knex';
import { slugLivre } from './rules';

/** The register of slugs: each one ever given, and to whom. Its unique index decides races. */
export const SLUG = 'api::slug.slug';

interface SlugRow {
  tipo: string;
  slug: string;
  documento: string;
}

/** Whose slug. */
export interface Dono {
  tipo: Compartilhavel;
  documento: string;
}

/** Takes a slug for good; false when it is, or once was, another's. */
export const tomarSlug = async (
  strapi: Core.Strapi,
  { tipo, documento }: Dono,
  slug: string,
  trx: Knex.Transaction,
): Promise<boolean> => {
  const tabela = () => tableOf<SlugRow>(strapi, SLUG, trx);
  await tabela().insert({ tipo, slug, documento }).onConflict(['tipo', 'slug']).ignore();
  const dono = await tabela().where({ tipo, slug }).first('documento');
  return dono?.documento === documento;
};

/** Takes the first free slug of a name. */
export const tomarSlugDoNome = async (
  strapi: Core.Strapi,
  dono: Dono,
  nome: string,
  trx: Knex.Transaction,
): Promise<string> => {
  const { tipo, documento } = dono;
  const recusados = new Set<string>();
  for (;;) {
    const base = slugLivre(tipo, documento, nome, () => true);
    // Numbers shorten what they are put after: everything that begins alike is looked at.
    const parecidos = await tableOf<SlugRow>(strapi, SLUG, trx)
      .where({ tipo })
      .andWhere('slug', 'like', `${base.slice(0, 70)}%`)
      .whereNot({ documento })
      .select('slug');
    const tomados = new Set([...recusados, ...parecidos.map(({ slug }) => slug)]);
    const slug = slugLivre(tipo, documento, nome, (um) => !tomados.has(um));
    if (await tomarSlug(strapi, dono, slug, trx)) return slug;
    recusados.add(slug);
  }
};

/** Looks at every slug ever given of a kind, with whose it is. */
export const eachSlug = (
  strapi: Core.Strapi,
  tipo: Compartilhavel,
  look: (row: Pick<SlugRow, 'slug' | 'documento'>) => void,
): Promise<void> =>
  eachRow(
    () => tableOf<SlugRow & { id: number }>(strapi, SLUG).where({ tipo }),
    ['slug', 'documento'],
    look,
  );
