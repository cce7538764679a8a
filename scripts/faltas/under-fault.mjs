import { setTimeout as sleep } from 'node:timers/promises';
import { startNginx } from '@portal/testing/nginx-server';
import { Failure } from '../lib/failure.mjs';
import { freePort } from '@portal/testing/ports';
import { launch, startInstance } from './instance.mjs';
import { acknowledgedIn, lostOf, newJournal, playsOf } from './journal.mjs';
import { EVERYTHING, kinds, load } from './load.mjs';
import { failuresTold, isFailed, outcome, silentOf, untrueOf } from './outcome.mjs';
import { enter } from './people.mjs';
import { recordingSender, untilStatus } from './sender.mjs';

/** A log line may come a moment after its answer. */
export const LOG_MS = 500;
/** Back by itself within so long, with the work that waited meanwhile. */
const BACK_MS = 60_000;
/** So much load before the fault and after it. */
const QUIET_MS = 2_000;

/** Behind nginx a PostgreSQL has as many: another one is there for what one cannot answer. */
const BEHIND_NGINX = 3;
const sizeOf = ({ nginx, url }, count) => (nginx && url ? Math.max(count, BEHIND_NGINX) : count);

const inFrontOf = async (instances) => {
  const nginx = await startNginx(
    instances.map(({ url }) => url),
    Number(await freePort()),
  );
  if (nginx === null) throw new Failure('Não há nginx aqui: no Debian, apt install nginx.');
  return nginx;
};

/**
 * Portals on one place, as many as asked; the dead can be started again on their port. `urls`: where the load goes, to each
 * of them in turn or to the nginx in front of them.
 */
export const fleet = async (place, count, env = {}, options = {}) => {
  const instances = [];
  const past = [];
  let nginx = null;
  const all = {
    instances,
    urls: [],
    /** Starts the n-th again, as whoever supervises it does. */
    restart: async (n) => {
      past.push(instances[n]);
      instances[n] = await launch({ ...place.env, ...env, PORT: instances[n].port }, options);
      return instances[n];
    },
    logs: () =>
      [...[...past, ...instances].map(({ output }) => output()), nginx?.acessos() ?? ''].join('\n'),
    stop: async () => {
      await nginx?.stop();
      await Promise.all(instances.map((instance) => instance.stop()));
    },
  };
  try {
    for (let n = 0; n < sizeOf(place, count); n += 1)
      instances.push(await startInstance({ ...place.env, ...env }, options));
    if (place.nginx) nginx = await inFrontOf(instances);
  } catch (error) {
    await all.stop();
    throw error;
  }
  all.urls = nginx ? [nginx.url] : instances.map(({ url }) => url);
  return all;
};

/** Everything a portal still does by itself once the fault is over: it answers again within a minute. */
const recovers = async (instances) => {
  const waits = await Promise.all(
    instances.map(({ url }) => untilStatus(url, '/api/saude', 200, BACK_MS)),
  );
  return waits.includes(null) ? ['não voltou por si em 60 s'] : [];
};

/**
 * An experiment: portals under load, a fault in the middle, and then the truth from the database.
 * `fault({ place, portals, send, journal })` does the harm and undoes it; it may answer deviations and notes of its own, and
 * `judge`, which finds more deviations once every request has ended.
 * `allowed`: the refusals that say the truth about it.
 */
export const underFault = async (name, bench, settings) => {
  const {
    place,
    fault,
    instances = 1,
    rate = 50,
    mix = EVERYTHING,
    env,
    allowed,
    options,
  } = settings;
  const portals = await fleet(place, instances, env, options);
  try {
    const { send, records } = recordingSender(portals.urls);
    const journal = newJournal();
    const people = await enter(portals.urls[0], bench.furniture.buyers, send);
    const { radio } = bench.furniture;
    const playsBefore = await playsOf(place, radio);
    const work = kinds({ send, people, journal, furniture: bench.furniture });
    const harm = (async () => {
      await sleep(QUIET_MS);
      const told = await fault({ place, portals, send, journal, records });
      await sleep(QUIET_MS);
      return told ?? {};
    })();
    const loading = load(work, { mix, rate, ended: harm });
    const [told] = await Promise.all([harm, loading]);
    const stuck = await recovers(portals.instances);
    await sleep(LOG_MS);
    const silent = silentOf(records, portals.logs());
    const acknowledged = acknowledgedIn(journal);
    const vacuous = acknowledged === 0 ? ['nenhuma escrita foi confirmada: não prova nada'] : [];
    const slowest = Math.max(...records.map(({ ms }) => ms));
    return outcome(name, bench.kind, {
      requests: records.length,
      failed: records.filter(isFailed).length,
      silent: silent.length,
      silentWhere: failuresTold(silent),
      lost: await lostOf(journal, place, { radio, playsBefore }),
      deviations: [
        ...untrueOf(records, allowed),
        ...stuck,
        ...vacuous,
        ...(told.deviations ?? []),
        ...(told.judge?.() ?? []),
      ],
      notes: [
        `${acknowledged} escritas confirmadas`,
        failuresTold(records) || 'nada falhou',
        `a mais lenta em ${(slowest / 1000).toFixed(1).replace('.', ',')} s`,
        ...(told.notes ?? []),
      ],
    });
  } finally {
    await portals.stop();
  }
};
