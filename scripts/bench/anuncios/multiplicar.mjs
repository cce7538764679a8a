import { inTransaction } from '../leituras/database.mjs';

/** Columns of a copy: everything but these, which each copy has of its own. */
const columnsOf = (database, table, own) =>
  database
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => name)
    .filter((name) => !own.includes(name))
    .map((name) => `"${name}"`);

const copyRow = (database, table, own, where) => {
  const names = Object.keys(own);
  const columns = columnsOf(database, table, ['id', ...names]);
  return database.prepare(
    `insert into ${table} (${[...names, ...columns].join(', ')})
     select ${[...names.map((name) => `@${name}`), ...columns].join(', ')} from ${table} where ${where}`,
  );
};

/** Copies a banner ad, with its owner, its banner and its picture, until there are so many ads. */
export const fillWithAds = (database, adId, size) => {
  const { count } = database.prepare('select count(*) as count from anuncios').get();
  const { banner_id: bannerId } = database
    .prepare('select banner_id from banners_anuncio_lnk where anuncio_id = ?')
    .get(adId);
  const ad = copyRow(database, 'anuncios', { document_id: '' }, 'id = @original');
  const owner = copyRow(
    database,
    'anuncios_usuario_lnk',
    { anuncio_id: 0 },
    'anuncio_id = @original',
  );
  const banner = copyRow(database, 'banners', { document_id: '' }, 'id = @original');
  const link = database.prepare(
    'insert into banners_anuncio_lnk (banner_id, anuncio_id) values (?, ?)',
  );
  const image = copyRow(
    database,
    'files_related_mph',
    { related_id: 0 },
    "related_id = @original and related_type = 'api::banner.banner'",
  );
  inTransaction(database, () => {
    for (let n = count; n < size; n += 1) {
      const document_id = `medida${String(n).padStart(18, '0')}`;
      const { lastInsertRowid: anuncio_id } = ad.run({ document_id, original: adId });
      owner.run({ anuncio_id, original: adId });
      const { lastInsertRowid: related_id } = banner.run({ document_id, original: bannerId });
      link.run(related_id, anuncio_id);
      image.run({ related_id, original: bannerId });
    }
  });
};
