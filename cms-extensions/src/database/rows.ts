import type { Core, UID } from '@strapi/strapi';

/** A file of the media library, as far as the public sees it. */
export interface FileRow {
  url: string;
}

/** Populate argument for a media field. */
export const FILE = { select: ['url'] };

/** A sound of the media library, as far as the public hears it. */
export interface SomRow extends FileRow {
  /** What Strapi keeps of a provider's own: how long it is (`../arquivo/duracao.ts`). */
  provider_metadata?: unknown;
}

/** Populate argument for a sound. */
export const SOM = { select: [...FILE.select, 'provider_metadata'] };

/** How long a stored sound is, in seconds; null while it is not known. */
export const duracaoDe = (som: SomRow | null | undefined): number | null => {
  const medida = som?.provider_metadata;
  if (typeof medida !== 'object' || medida === null || !('duracao' in medida)) return null;
  return typeof medida.duracao === 'number' ? medida.duracao : null;
};

/** Only what is published (Draft & Publish). */
export const PUBLISHED = { publishedAt: { $notNull: true } };

/** Only drafts: every entry has one, published or not. */
export const DRAFT = { publishedAt: { $null: true } };

/** Of each entry the one version editors see: its draft, or the entry itself where its type has no drafts. */
export const asEdited = (strapi: Core.Strapi, uid: string): Partial<typeof DRAFT> =>
  strapi.getModel(uid as UID.Schema).options?.draftAndPublish ? DRAFT : {};

const DA_VIGENCIA = ['id', 'situacao', 'data_inicio', 'data_vencimento'];

/** Populate argument for the ad of an entry: its `VigenciaRow`. */
export const VIGENCIA = {
  select: DA_VIGENCIA,
  populate: { renovacoes: { select: DA_VIGENCIA } },
};
