import type { Core } from '@strapi/strapi';
import { isDatabaseAway } from './away';
import { startJob, type Job } from './jobs';

/** Periodic job: runs for as long as the process lives, never twice at once. An error ends a round, not the job. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;
  private stopped = false;
  private job: Job | null = null;

  constructor(
    private readonly strapi: Core.Strapi,
    /** What metrics and the panel call it. */
    private readonly name: string,
    private readonly work: () => Promise<void>,
    private readonly everyMs: number,
  ) {}

  /** The first round comes after `waitMs`. */
  start(waitMs = this.everyMs): void {
    if (this.stopped) return;
    const { name, everyMs } = this;
    const job = (this.job ??= startJob(this.strapi, { name, everyMs, dueAt: Date.now() + waitMs }));
    this.timer = setTimeout(() => {
      this.working = this.round(job).finally(() => this.start());
    }, waitMs);
    this.timer.unref();
  }

  get isStopped(): boolean {
    return this.stopped;
  }

  /** Waits for the round under way; no other comes. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.working;
  }

  private async round(job: Job): Promise<void> {
    const began = performance.now();
    try {
      await this.work();
      job.lastSuccessAt = Date.now();
    } catch (error) {
      job.failures += 1;
      // Requests report an unavailable database; the job just comes again.
      if (!isDatabaseAway(error)) this.strapi.log.error(error);
    }
    job.lastMs = performance.now() - began;
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
