/** A file of the media library, as far as the public sees it. */
export interface FileRow {
  url: string;
}

/** Populate argument for a media field. */
export const FILE = { select: ['url'] };

/** Only what is published (Draft & Publish). */
export const PUBLISHED = { publishedAt: { $notNull: true } };

/** Only drafts: every entry has one, published or not. */
export const DRAFT = { publishedAt: { $null: true } };

const DA_VIGENCIA = ['id', 'situacao', 'data_inicio', 'data_vencimento'];

/** Populate argument for the ad of an entry: its `VigenciaRow`. */
export const VIGENCIA = {
  select: DA_VIGENCIA,
  populate: { renovacoes: { select: DA_VIGENCIA } },
};
