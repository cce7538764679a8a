import type { UID } from '@strapi/strapi';

/** The entries of a type that whoever asks may read, by public id; null for all. */
export type Legiveis = (uid: UID.Schema) => Promise<ReadonlySet<string> | null>;
