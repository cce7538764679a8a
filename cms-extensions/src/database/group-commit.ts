import { DatabaseAway } from './away';

interface Entry<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
}

interface Options {
  /** Most items in one write. */
  most: number;
  /** Time-out of a waiting item, in ms: it then fails as unavailable; a frozen database must hold nobody. */
  patienceMs: number;
}

/**
 * Group commit: gathers the items that come in while a write is under way and writes them in one transaction, so that
 * one durable commit answers for many. No item is answered before its own commit: a crash loses nothing that was
 * acknowledged.
 */
export class GroupCommit<Item, Result> {
  private readonly waiting = new Set<Entry<Item, Result>>();
  private writing = false;

  constructor(
    private readonly write: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly options: Options,
  ) {}

  /** The result of the item, once it is committed. Rejects with what its write threw, or DatabaseAway. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const entry: Entry<Item, Result> = {
        item,
        resolve,
        reject,
        timer: setTimeout(() => this.giveUp(entry), this.options.patienceMs),
      };
      this.waiting.add(entry);
      if (!this.writing) void this.writeAll();
    });
  }

  private giveUp(entry: Entry<Item, Result>): void {
    this.waiting.delete(entry);
    entry.reject(new DatabaseAway());
  }

  private async writeAll(): Promise<void> {
    this.writing = true;
    while (this.waiting.size > 0) {
      // One turn of the event loop: requests already read from their sockets join the batch.
      await new Promise((resolve) => setImmediate(resolve));
      await this.writeSome();
    }
    this.writing = false;
  }

  private async writeSome(): Promise<void> {
    const batch: Entry<Item, Result>[] = [];
    for (const entry of this.waiting) {
      if (batch.length === this.options.most) break;
      batch.push(entry);
      this.waiting.delete(entry);
    }
    try {
      const results = await this.write(batch.map(({ item }) => item));
      // One result for each item, in their order.
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      for (const { timer } of batch) clearTimeout(timer);
    }
  }
}
