import { setTimeout as sleep } from 'node:timers/promises';
import { clockIn } from '@portal/testing/relogio';
import { portalClient } from '../../lib/portal-client.mjs';
import { playsOf } from '../journal.mjs';
import { failuresTold, isFailed, outcome, silentOf } from '../outcome.mjs';
import { asGuest, guest } from '../people.mjs';
import { recordingSender } from '../sender.mjs';
import { fleet, LOG_MS } from '../under-fault.mjs';

const MONTH_MS = 30 * 24 * 60 * 60_000;
const TRIES = 11;
/** No window of a limit is longer (contrato 2). */
const LONGEST_WAIT_S = 3_600;
const PLAYS = 10;

const play = (send, radio, visitor) =>
  asGuest(send, '/api/anuncios/monitoramento', { anuncio: radio, tipo: 'webradio' }, visitor);

/** The clock is a month ahead while people play and mistype passwords, and then put right. */
const clock = async (bench) => {
  const place = await bench.place();
  const time = clockIn(bench.folder);
  time.set(MONTH_MS);
  const portals = await fleet(place, 1, time.env);
  try {
    const { send, records } = recordingSender(portals.urls);
    const { radio, buyers } = bench.furniture;
    const [buyer] = buyers;
    const guests = Array.from({ length: PLAYS }, guest);
    for (const one of guests) await play(send, radio, one);
    const wrong = portalClient('', send);
    for (let n = 0; n < TRIES; n += 1)
      await wrong.postJson('/usuario/login', { ...buyer, senha: 'errada-errada' });
    time.set(0);
    const since = records.length;
    const before = await playsOf(place, radio);
    let acknowledged = 0;
    for (const one of guests) if ((await play(send, radio, one)).status === 204) acknowledged += 1;
    const counted = (await playsOf(place, radio)) - before;
    const login = await wrong.postJson('/usuario/login', buyer);
    const wait = Number(login.headers.get('retry-after') ?? 0);
    const asked = records.slice(since);
    await sleep(LOG_MS);
    const silent = silentOf(asked, portals.logs());
    return outcome('relogio', bench.kind, {
      requests: asked.length,
      failed: asked.filter(isFailed).length,
      silent: silent.length,
      silentWhere: failuresTold(silent),
      lost: Array.from({ length: acknowledged - counted }, () => 'toque contado como repetido'),
      deviations:
        wait > LONGEST_WAIT_S ? [`um limite de login dura ${Math.round(wait / 86_400)} dias`] : [],
      notes: [`um mês adiantado e acertado; o login com a senha certa respondeu ${login.status}`],
    });
  } finally {
    await portals.stop();
  }
};

export const RELOGIO = { relogio: clock };
