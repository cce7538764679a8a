import type { Core } from '@strapi/strapi';

/** How the rounds of a job of this process went; instants in ms. */
export interface Job {
  name: string;
  everyMs: number;
  /** When it was first to run. */
  dueAt: number;
  lastSuccessAt: number | null;
  /** How long the last round took. */
  lastMs: number;
  failures: number;
}

const known = new WeakMap<object, Map<string, Job>>();

/** Begins to keep book of a job. */
export const startJob = (
  strapi: Pick<Core.Strapi, 'log'>,
  job: Pick<Job, 'name' | 'everyMs' | 'dueAt'>,
): Job => {
  const jobs = known.get(strapi) ?? new Map<string, Job>();
  known.set(strapi, jobs);
  const kept = jobs.get(job.name) ?? { ...job, lastSuccessAt: null, lastMs: 0, failures: 0 };
  jobs.set(job.name, kept);
  return kept;
};

/** The jobs of this process. */
export const jobsOf = (strapi: Pick<Core.Strapi, 'log'>): Job[] => [
  ...(known.get(strapi)?.values() ?? []),
];

/** Three rounds may be missed, and a quick job may pause for a minute. */
const MISSED = 3;
const GRACE_MS = 60_000;

/** Whether nothing of a job has succeeded for longer than it should. */
export const isLate = ({ lastSuccessAt, dueAt, everyMs }: Job, now: number): boolean =>
  now - (lastSuccessAt ?? dueAt) > MISSED * everyMs + GRACE_MS;
