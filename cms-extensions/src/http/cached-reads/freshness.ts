import { dataCivil } from '@portal/contracts/tempo/datas';
import type { ChangeCounts } from '../../database/change-counts';
import type { UID } from '@strapi/strapi';
import type { PublicReads, View } from './public-reads';

/** Probe interval for writes of other instances, in ms. */
const PROBE_EVERY = 1000;
/** Longest age of an answer, in ms: of the 5 s allowed a proxy may use 2 (contrato 5). */
const OLDEST_ANSWER = 3000;
/**
 * Back-off: after the database failed, the next try waits this long, in ms; until then readers get the failure at once.
 */
const RETRY_AFTER = 500;

/** What the cache needs from the outside; a test gives its own. */
export interface Sources {
  /** How many writes the tables have seen; throws when the database is unavailable. */
  probe(tables: readonly string[]): Promise<ChangeCounts>;
  /** Whether a probe or a rebuild failed only because somebody holds a table that it waited for. */
  isHeld(error: unknown): Promise<boolean>;
  tablesOf(types: readonly UID.Schema[]): readonly string[];
  now: () => Date;
  /** Monotonic clock, ms. */
  ticks(): number;
}

interface Seen {
  hoje: string;
  tables: ChangeCounts;
}

const EVERYTHING = '*';

interface Entry {
  reads: PublicReads;
  tables: readonly string[];
  view: View | null;
  /** What the last probe saw. */
  seen: Seen;
  /** Tables that changed since the view was built; EVERYTHING stands for all of them. */
  changed: Set<string>;
  /** Known changes so far, here or elsewhere, and how many of them the view holds. */
  changes: number;
  builtChanges: number;
  building: Promise<void> | null;
}

/**
 * Cache validity: keeps one view per domain and says when it may be answered from. A write on this instance is seen by
 * the next read; a write on another one within `OLDEST_ANSWER`. A view is rebuilt only when what it is made of changed.
 */
export class Freshness {
  private readonly entries: Map<PublicReads, Entry>;
  private readonly tables: readonly string[];
  private probedAt = -Infinity;
  private failure: { error: Error; at: number } | null = null;
  private probing: Promise<void> | null = null;

  constructor(
    all: readonly PublicReads[],
    private readonly sources: Sources,
  ) {
    this.entries = new Map(
      all.map((reads) => [reads, newEntry(reads, sources.tablesOf(reads.types))]),
    );
    this.tables = [...new Set([...this.entries.values()].flatMap((entry) => entry.tables))];
  }

  /** A committed write on this instance: every view made of that table is stale from now on. */
  wrote(table: string): void {
    for (const entry of this.entries.values())
      if (entry.tables.includes(table)) markChanged(entry, [table]);
  }

  /**
   * The view to answer from: at once while it is fresh, otherwise after the probe and the rebuild. Rejects when the
   * database is unavailable.
   */
  read(reads: PublicReads): View | Promise<View> {
    const entry = this.entries.get(reads);
    if (!entry) throw new Error(`unknown reads: ${reads.name}`);
    if (hasExpired(entry.view, this.sources.now)) markChanged(entry, [EVERYTHING]);
    const age = this.sources.ticks() - this.probedAt;
    if (age < OLDEST_ANSWER && entry.view && entry.builtChanges >= entry.changes) {
      // Stale-while-revalidate: nobody waits for this probe. Its failure shows once the answer is too old.
      if (age >= PROBE_EVERY) this.probe().catch(() => undefined);
      return entry.view;
    }
    return this.refresh(entry);
  }

  /**
   * The same for whom what was known last is better than nothing: the former view while somebody holds a table that the new
   * one needs. Rejects when the database is unavailable, or nothing is known yet.
   */
  async readOrLast(reads: PublicReads): Promise<View> {
    try {
      return await this.read(reads);
    } catch (error) {
      const last = this.entries.get(reads)?.view;
      if (last && (await this.sources.isHeld(error))) return last;
      throw error;
    }
  }

  /**
   * Builds every view beforehand, one after the other, so that the first who asks a large portal does not wait for all of it
   * to be read. What fails now is built when somebody asks.
   */
  async prepare(): Promise<void> {
    for (const reads of this.entries.keys())
      try {
        await this.read(reads);
      } catch {
        // Whoever asks is told why.
      }
  }

  private async refresh(entry: Entry): Promise<View> {
    if (this.sources.ticks() - this.probedAt >= PROBE_EVERY || entry.builtChanges < entry.changes) {
      await this.probe();
    }
    // A write that comes while this reader waits is the next reader's matter.
    const wanted = entry.changes;
    while (!entry.view || entry.builtChanges < wanted) {
      await (entry.building ??= this.rebuild(entry));
    }
    return entry.view;
  }

  private async rebuild(entry: Entry): Promise<void> {
    const { changes, changed: tables } = entry;
    const agora = this.sources.now();
    entry.changed = new Set();
    const changed = (types: readonly UID.Schema[]): boolean =>
      tables.has(EVERYTHING) || this.sources.tablesOf(types).some((table) => tables.has(table));
    try {
      entry.view = await entry.reads.build({ hoje: dataCivil(agora), agora, changed }, entry.view);
      entry.builtChanges = changes;
    } catch (error) {
      for (const table of tables) entry.changed.add(table);
      throw error;
    } finally {
      entry.building = null;
    }
  }

  private probe(): Promise<void> {
    const { failure } = this;
    if (failure && this.sources.ticks() - failure.at < RETRY_AFTER) {
      return Promise.reject(failure.error);
    }
    this.probing ??= this.look().finally(() => (this.probing = null));
    return this.probing;
  }

  private async look(): Promise<void> {
    const startedAt = this.sources.ticks();
    const hoje = dataCivil(this.sources.now());
    try {
      const found = await this.sources.probe(this.tables);
      for (const entry of this.entries.values()) {
        const { seen } = entry;
        const different = entry.tables.filter(
          (table) => found.get(table) !== seen.tables.get(table),
        );
        if (seen.hoje !== hoje) markChanged(entry, [EVERYTHING]);
        else if (different.length > 0) markChanged(entry, different);
        entry.seen = { hoje, tables: found };
      }
      this.probedAt = startedAt;
      this.failure = null;
    } catch (error) {
      if (await this.sources.isHeld(error)) {
        this.wait(hoje);
        return;
      }
      const failed = error instanceof Error ? error : new Error(String(error));
      this.failure = { error: failed, at: this.sources.ticks() };
      throw failed;
    }
  }

  /**
   * A table is held by somebody: what is known stays the answer until the next probe, since one locked table must not
   * take the others along. A view that has to be built anew is, and fails if it needs that table.
   */
  private wait(hoje: string): void {
    for (const entry of this.entries.values())
      if (entry.view && entry.seen.hoje !== hoje) markChanged(entry, [EVERYTHING]);
    this.probedAt = this.sources.ticks();
    this.failure = null;
  }
}

const newEntry = (reads: PublicReads, tables: readonly string[]): Entry => ({
  reads,
  tables,
  view: null,
  seen: { hoje: '', tables: new Map() },
  changed: new Set(),
  changes: 0,
  builtChanges: 0,
  building: null,
});

const markChanged = (entry: Entry, tables: readonly string[]): void => {
  entry.changes += 1;
  for (const table of tables) entry.changed.add(table);
};

const hasExpired = (view: View | null, now: () => Date): boolean =>
  view?.validUntil !== undefined && now().getTime() >= view.validUntil;
