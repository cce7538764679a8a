import { setTimeout as sleep } from 'node:timers/promises';
import { isFailed, requestsTold } from '../outcome.mjs';
import { underFault } from '../under-fault.mjs';

/** As many instances as this database takes. */
const fleetOf = ({ kind }) => (kind === 'postgres' ? 3 : 1);
const AWAY_MS = 5_000;
/** Starting portals takes what a small machine has: what then waits for the database is not what is asked here. */
const WAITS = { PORTAL_DB_STATEMENT_TIMEOUT: '15000', PORTAL_DB_LOCK_TIMEOUT: '15000' };
const rateOf = (short) => (short ? 20 : 50);

/** Behind nginx, of all requests: what one instance was asked in that moment and may not be asked again. */
const LOST_TO_A_KILL = 0.01;

const tooMany = (records) => {
  const failed = records.filter(isFailed);
  return failed.length > records.length * LOST_TO_A_KILL
    ? [`mais de 1 % falhou: ${requestsTold(failed)}`]
    : [];
};

/** kill -9 of one instance under load, back some seconds later. What it was asked in that moment gets no answer, or nginx's. */
const killed = async (bench, short) => {
  const place = await bench.place();
  const manyBehindNginx = place.nginx && bench.kind === 'postgres';
  return underFault('queda', bench, {
    place,
    instances: fleetOf(bench),
    rate: rateOf(short),
    env: WAITS,
    allowed: place.nginx ? [502, 503] : [503],
    fault: async ({ portals, records }) => {
      for (let time = 0; time < (short ? 1 : 3); time += 1) {
        const n = time % portals.instances.length;
        portals.instances[n].signal('SIGKILL');
        await portals.instances[n].exited;
        await sleep(AWAY_MS);
        const again = await portals.restart(n);
        if (again.code !== null) return { deviations: ['não voltou a começar'] };
        await sleep(2_000);
      }
      return { judge: () => (manyBehindNginx ? tooMany(records) : []) };
    },
  });
};

/** SIGTERM to each in turn, as a new version is rolled out: nobody may notice. */
const rolling = async (bench, short) =>
  underFault('troca', bench, {
    place: await bench.place(),
    instances: fleetOf(bench),
    rate: rateOf(short),
    env: WAITS,
    fault: async ({ portals, records }) => {
      const since = records.length;
      const codes = [];
      for (let n = 0; n < portals.instances.length; n += 1) {
        portals.instances[n].signal('SIGTERM');
        codes.push(await portals.instances[n].exited);
        await portals.restart(n);
        await sleep(1_000);
      }
      const dropped = () =>
        records.slice(since).filter(({ status }) => status === 0 || status >= 500);
      return {
        deviations: codes.filter((code) => code !== 0).map((code) => `saiu com ${code}`),
        judge: () =>
          dropped().length > 0
            ? [`pedidos não atendidos durante a troca: ${requestsTold(dropped())}`]
            : [],
      };
    },
  });

export const QUEDA = { queda: killed };
export const TROCA = { troca: rolling };
