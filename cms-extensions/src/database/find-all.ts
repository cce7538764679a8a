import type { Core, UID } from '@strapi/strapi';
import { fatiar } from '../texto/fatias';

const BATCH = 1000;

interface Params {
  select: string[];
  where?: Record<string, unknown>;
  populate?: Record<string, unknown>;
}

/**
 * Every row of a type, in batches by id, so that no statement grows with the catalogue (SQLite bounds its
 * parameters) and other requests get their turn in between. `Row` is what `select` and `populate` ask for.
 */
export const findAll = async <Row extends { id: number }>(
  strapi: Core.Strapi,
  uid: UID.Schema,
  params: Params,
): Promise<Row[]> => {
  const rows: Row[] = [];
  const fatias = fatiar();
  let after = 0;
  for (;;) {
    // The query engine types no rows: what comes back is exactly what `select` and `populate` name.
    const batch = (await strapi.db.query(uid).findMany({
      select: ['id', ...params.select],
      where: { $and: [params.where ?? {}, { id: { $gt: after } }] },
      populate: params.populate,
      orderBy: { id: 'asc' },
      limit: BATCH,
    })) as Row[];
    rows.push(...batch);
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return rows;
    after = last.id;
    // SQLite answers at once: waiting for it is nobody's turn.
    if (fatias.acabou()) await fatias.respirar();
  }
};

/** The only row of a single type, or null while staff have not saved it. */
export const findSingle = async <Row extends { id: number }>(
  strapi: Core.Strapi,
  uid: UID.Schema,
  params: Params,
): Promise<Row | null> => (await findAll<Row>(strapi, uid, params)).at(-1) ?? null;

interface OneParams extends Omit<Partial<Params>, 'where'> {
  where?: object;
  orderBy?: Record<string, 'asc' | 'desc'>;
}

/** The first row that fits, or null. `Row` is what `select` and `populate` ask for; without a select, every column. */
export const findOne = async <Row>(
  strapi: Core.Strapi,
  uid: string,
  params: OneParams,
): Promise<Row | null> =>
  // The query engine types no rows: what comes back is what `select` and `populate` name.
  (await strapi.db.query(uid).findOne(params)) as Row | null;
