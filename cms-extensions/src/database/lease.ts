import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { CLOCK_SKEW_MS } from './instant';
import { rawRows, tableNameOf, tableOf } from './knex';

const TURNO = 'api::turno.turno';
/** A holder that died keeps the others waiting no longer, in ms. */
const LEASE_MS = 15_000;
/** A living one renews well before. */
const RENEW_MS = 5_000;
/** Who does not hold it asks again so often. */
const RETRY_MS = 3_000;

/** Lease in the database: of all instances one at a time holds it, for work that must not be done twice. */
export class Lease {
  private readonly owner = randomUUID();
  private heldUntil = -Infinity;
  private askAgainAt = -Infinity;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly work: string,
  ) {}

  /** Whether this instance holds it now; takes it when nobody does, and renews it in time. */
  async hold(): Promise<boolean> {
    const ticks = performance.now();
    if (ticks >= this.askAgainAt) {
      const held = await this.take(Date.now());
      this.heldUntil = held ? ticks + LEASE_MS : -Infinity;
      this.askAgainAt = ticks + (held ? RENEW_MS : RETRY_MS);
    }
    return performance.now() < this.heldUntil;
  }

  /** Lets another instance have it at once. */
  async release(): Promise<void> {
    this.heldUntil = -Infinity;
    const { work: trabalho, owner: dono } = this;
    await tableOf(this.strapi, TURNO).where({ trabalho, dono }).delete();
  }

  private async take(now: number): Promise<boolean> {
    const table = tableNameOf(this.strapi, TURNO);
    const rows = await rawRows(
      this.strapi,
      `insert into ${table} as t (trabalho, dono, ate) values (?, ?, ?)
       on conflict (trabalho) do update set dono = excluded.dono, ate = excluded.ate
         where t.dono = excluded.dono or t.ate <= ? or t.ate > ?
       returning dono`,
      [this.work, this.owner, now + LEASE_MS, now, now + LEASE_MS + CLOCK_SKEW_MS],
    );
    return rows.length > 0;
  }
}
