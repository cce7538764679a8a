import { setTimeout as sleep } from 'node:timers/promises';
import { requestsTold } from '../outcome.mjs';
import { underFault } from '../under-fault.mjs';

/** As many instances as this database takes. */
const fleetOf = ({ kind }) => (kind === 'postgres' ? 3 : 1);
const AWAY_MS = 5_000;

/** kill -9 of one instance under load, back some seconds later. What it was asked in that moment gets no answer. */
const killed = async (bench, short) =>
  underFault('queda', bench, {
    place: await bench.place(),
    instances: fleetOf(bench),
    fault: async ({ portals }) => {
      for (let time = 0; time < (short ? 1 : 3); time += 1) {
        const n = time % portals.instances.length;
        portals.instances[n].signal('SIGKILL');
        await portals.instances[n].exited;
        await sleep(AWAY_MS);
        const again = await portals.restart(n);
        if (again.code !== null) return { deviations: ['não voltou a começar'] };
        await sleep(2_000);
      }
      return {};
    },
  });

/** SIGTERM to each in turn, as a new version is rolled out: nobody may notice. */
const rolling = async (bench) =>
  underFault('troca', bench, {
    place: await bench.place(),
    instances: fleetOf(bench),
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
