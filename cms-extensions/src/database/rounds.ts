import type { Core } from '@strapi/strapi';
import { isDatabaseAway } from './away';

/** Periodic job: runs for as long as the process lives, never twice at once. An error ends a round, not the job. */
export class Rounds {
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly work: () => Promise<void>,
    private readonly everyMs: number,
  ) {}

  /** The first round comes after `waitMs`. */
  start(waitMs = this.everyMs): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.working = this.round().finally(() => this.start());
    }, waitMs);
    this.timer.unref();
  }

  get isStopped(): boolean {
    return this.stopped;
  }

  /** Waits for the round under way; no other comes. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.working;
  }

  private async round(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      // Requests report an unavailable database; the job just comes again.
      if (!isDatabaseAway(error)) this.strapi.log.error(error);
    }
  }
}

/**
 * Runs the work for each item in turn: an item that fails is logged and left for the next round, and stops no other.
 */
export const eachApart = async <T>(
  strapi: Pick<Core.Strapi, 'log'>,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      strapi.log.error(error);
    }
  }
};
