import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from '../instance.mjs';
import { connect } from '../sqlite.mjs';
import { underFault } from '../under-fault.mjs';

/** What needs no database, or only what was read a moment ago. */
const GOES_ON = ['/', '/api/vivo', '/api/radios/all'];
/** Waiting for the file must not hold anybody else up: an event loop that stands still answers none of them in time. */
const AT_ONCE_MS = 3_000;
const CACHED_FOR_MS = 3_000;

/** Asks what must go on once a second, beside the load. Answers what was late or failed. */
const watch = async (url, paths, ms) => {
  const late = new Map();
  const until = performance.now() + ms;
  while (performance.now() < until) {
    for (const path of paths) {
      const since = performance.now();
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(10_000) }).catch(
        () => null,
      );
      await answer?.arrayBuffer().catch(() => null);
      const took = performance.now() - since;
      if (answer?.status !== 200 || took > AT_ONCE_MS)
        late.set(
          path,
          `${answer?.status ?? 'sem resposta'} em ${(took / 1000).toFixed(1).replace('.', ',')} s`,
        );
    }
    await sleep(500);
  }
  return [...late].map(([path, told]) => `${path} parou (${told})`);
};

const locked = async (bench, short) =>
  underFault('arquivo-travado', bench, {
    place: await bench.place(),
    rate: 30,
    fault: async ({ place, portals }) => {
      const other = connect(place.data);
      other.exec('begin exclusive');
      const seconds = short ? 5 : 20;
      // Cached reads live for moments only: what is asked later than that is asked of the database.
      const cached = watch(portals.urls[0], GOES_ON, CACHED_FOR_MS - 1_000);
      const always = cached.then((first) =>
        watch(
          portals.urls[0],
          [...GOES_ON.slice(0, 2), bench.furniture.image],
          (seconds - 2) * 1000,
        ).then((more) => [...first, ...more]),
      );
      await sleep(seconds * 1000);
      other.exec('rollback');
      other.close();
      return { deviations: [...new Set(await always)], notes: [`${seconds} s travado`] };
    },
  });

const second = async (bench) =>
  underFault('dois-processos', bench, {
    place: await bench.place(),
    fault: async ({ place }) => {
      const other = await launch(place.env);
      if (other.code === null) {
        await sleep(5_000);
        await other.stop();
        return { deviations: ['o segundo processo começou na mesma pasta'] };
      }
      const line = other.output().trim().split('\n').at(-1)?.slice(0, 160);
      return { notes: [`o segundo não começou: «${line}»`] };
    },
  });

export const SQLITE = { 'arquivo-travado': locked, 'dois-processos': second };
