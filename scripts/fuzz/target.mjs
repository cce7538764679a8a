import { startInstance } from '../faltas/instance.mjs';
import { untilStatus } from '../faltas/sender.mjs';
import { openActors } from './actors.mjs';

/** A portal that answers nothing for so long stands still for everybody. */
const ALIVE_MS = 20_000;

/** Nothing outside this machine is asked, and no limit ends the run. */
const ENV = { CEP_URL: 'http://127.0.0.1:9', PORTAL_LIMITS: '1000000' };

/** The portal under fire: replaced by a fresh copy of the model whenever it died or somebody can no longer log in. */
export const openTarget = async (bench) => {
  const state = { instance: null, actors: null, place: null, fresh: 0 };

  const begin = async () => {
    state.place = await bench.place();
    state.instance = await startInstance({ ...state.place.env, ...ENV });
    state.actors = openActors(state.instance.url, bench.furniture.emails);
    await state.actors.enterAll();
    state.fresh += 1;
  };
  const end = async () => {
    state.instance.signal('SIGKILL');
    await state.instance.exited;
    await bench.discard(state.place);
  };
  await begin();
  return {
    url: () => state.instance.url,
    actors: () => state.actors,
    fresh: () => state.fresh,
    output: () => state.instance.output(),
    renew: async () => {
      await end();
      await begin();
    },
    /** Whether the process lives and answers somebody else. */
    isAlive: async () =>
      state.instance.isAlive() &&
      (await untilStatus(state.instance.url, '/api/verificaLogin', 200, ALIVE_MS)) !== null,
    stop: end,
  };
};
