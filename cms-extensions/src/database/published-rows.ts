import type { VigenciaRow } from '@portal/contracts/anuncio/vigencia';
import type { Core, UID } from '@strapi/strapi';
import { mapearEmFatias } from '../texto/fatias';
import {
  changedSince,
  changeMark,
  forgetOldChanges,
  type Changes,
  type Watched,
} from './changed-rows';
import { findPublished, type PublishedParams } from './find-published';
import { tableNameOf } from './knex';
import { linkOf } from './tables';

const ANUNCIOS = 'api::anuncio.anuncio';
const FILES = 'plugin::upload.file';
/** Which entry shows which file: Strapi's own table. */
const USES = 'files_related_mph';
/** Who has not looked for so long looks at everything, in ms: a third of the time that changes are kept. */
const OLDEST_MS = 1_200_000;
const FORGET_EVERY_MS = 600_000;

interface PublishedRow {
  id: number;
  anuncio?: VigenciaRow | null;
}

/** What hangs on a row: each has the id of its own row. */
type Hanging = Readonly<Record<string, { id: number; renovacoes?: { id: number }[] } | null>>;

/** Every table that rows of a type are made of, and what in it tells which of them. */
const tablesOfRows = (
  strapi: Core.Strapi,
  uid: UID.Schema,
  { one = {} }: PublishedParams,
): Watched[] => {
  const links = ['anuncio', ...Object.keys(one)].map((field) => linkOf(strapi, uid, field));
  const renewals = linkOf(strapi, ANUNCIOS, 'renovacoes');
  const types = [uid, FILES, ANUNCIOS, ...Object.values(one).map(([of]) => of)] as const;
  return [
    ...types.map((of) => ({ table: tableNameOf(strapi, of), column: 'id' })),
    ...links.map(({ table, from }) => ({ table, column: from })),
    { table: USES, column: 'related_id' },
    { table: renewals.table, column: renewals.from },
  ];
};

/** Ids of what may be another row now. */
const affected = async (
  strapi: Core.Strapi,
  uid: UID.Schema,
  { files, one = {} }: PublishedParams,
  rows: ReadonlyMap<number, PublishedRow>,
  changes: Changes,
): Promise<number[]> => {
  const of = (table: string): ReadonlySet<number> => changes.rows.get(table) ?? new Set();
  const ofType = (type: UID.Schema) => of(tableNameOf(strapi, type));
  const links = ['anuncio', ...Object.keys(one)].map((field) => linkOf(strapi, uid, field).table);
  const ids = new Set([ofType(uid), of(USES), ...links.map(of)].flatMap((some) => [...some]));
  const fields = [
    ...Object.keys(files).map((field) => [field, ofType(FILES)] as const),
    ...Object.entries(one).map(([field, [type]]) => [field, ofType(type)] as const),
  ].filter(([, changed]) => changed.size > 0);
  const anuncios = new Set([
    ...ofType(ANUNCIOS),
    ...of(linkOf(strapi, ANUNCIOS, 'renovacoes').table),
  ]);
  if (fields.length > 0 || anuncios.size > 0)
    await mapearEmFatias(rows.values(), (row) => {
      // `findPublished` gave them their ids.
      const hanging = row as unknown as Hanging;
      const { anuncio } = hanging;
      const seus = anuncio && [anuncio, ...(anuncio.renovacoes ?? [])];
      if (
        fields.some(([field, changed]) => changed.has(hanging[field]?.id ?? 0)) ||
        seus?.some(({ id }) => anuncios.has(id))
      )
        ids.add(row.id);
    });
  return [...ids];
};

interface Known<Row> {
  rows: Map<number, Row>;
  list: readonly Row[];
  mark: string;
}

/** Every published row of a type (`findPublished`), kept: read whole once, afterwards only what was written since. */
export class PublishedRows<Row extends PublishedRow> {
  /** What `noteChangedRows` is told of in `bootstrap`. */
  readonly watched: readonly Watched[];
  private known: Known<Row> | null = null;
  /** By the clock of the day, which goes on while the machine sleeps and others forget. */
  private readAt = 0;
  private last: Promise<unknown> = Promise.resolve();
  private forgotAt = 0;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly uid: UID.Schema,
    private readonly params: PublishedParams,
  ) {
    this.watched = tablesOfRows(strapi, uid, params);
  }

  /** The same list while none of them changed, and the same row while it did not. Rejects when the database is unavailable. */
  read(): Promise<readonly Row[]> {
    const next = this.last.catch(() => undefined).then(() => this.renew());
    this.last = next;
    return next;
  }

  private async renew(): Promise<readonly Row[]> {
    const readAt = Date.now();
    if (Math.abs(readAt - this.forgotAt) >= FORGET_EVERY_MS) {
      this.forgotAt = readAt;
      // Nobody waits for it, and who fails leaves it to the next.
      forgetOldChanges(this.strapi).catch(() => undefined);
    }
    const { known } = this;
    const isRecent = Math.abs(readAt - this.readAt) < OLDEST_MS;
    const changes = known && isRecent ? await this.changesSince(known.mark) : null;
    this.known = known && changes ? await this.patched(known, changes) : await this.whole();
    this.readAt = readAt;
    return this.known.list;
  }

  private changesSince(mark: string): Promise<Changes | null> {
    const tables = this.watched.map(({ table }) => table);
    return changedSince(this.strapi, tables, mark);
  }

  private async whole(): Promise<Known<Row>> {
    const { strapi, uid, params } = this;
    // First: what is written while they are read comes with the next changes.
    const mark = await changeMark(strapi);
    const list = await findPublished<Row>(strapi, uid, params);
    return { rows: new Map(list.map((row) => [row.id, row])), list, mark };
  }

  private async patched({ rows, list }: Known<Row>, changes: Changes): Promise<Known<Row>> {
    const { strapi, uid, params } = this;
    const { mark } = changes;
    const ids = await affected(strapi, uid, params, rows, changes);
    const found = ids.length > 0 ? await findPublished<Row>(strapi, uid, params, ids) : [];
    const gone = ids.filter((id) => rows.delete(id));
    for (const row of found) rows.set(row.id, row);
    const isSame = found.length + gone.length === 0;
    return { rows, list: isSame ? list : [...rows.values()], mark };
  }
}
