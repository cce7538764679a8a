interface PastaDaBiblioteca {
  name: string;
  path: string;
}

/** Names of a media-library folder and its parents, nearest first. `/3/7` is folder 7 inside folder 3. */
export const foldersOf = async (folderPath: string | undefined): Promise<string[]> => {
  const partes = (folderPath ?? '/').split('/').filter(Boolean);
  if (partes.length === 0) return [];
  const caminhos = partes.map((_, i) => `/${partes.slice(0, i + 1).join('/')}`).reverse();
  // The query engine types rows as any; these are two of Strapi's own columns.
  const achadas = (await strapi.db
    .query('plugin::upload.folder')
    .findMany({ where: { path: { $in: caminhos } } })) as PastaDaBiblioteca[];
  return caminhos.flatMap((caminho) =>
    achadas.filter((p) => p.path === caminho).map((p) => p.name),
  );
};
