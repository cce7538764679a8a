/** Strapi's files. */
export const ARQUIVO = 'plugin::upload.file';
/** Which entry shows which file: Strapi's own table. */
export const USOS = 'files_related_mph';
