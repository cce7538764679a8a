import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@portal/testing/ports';
import { startMailServer } from '../mail-server.mjs';
import { failuresTold, isFailed, outcome, silentOf } from '../outcome.mjs';
import { asGuest } from '../people.mjs';
import { recordingSender } from '../sender.mjs';
import { fleet, LOG_MS } from '../under-fault.mjs';

const fleetOf = ({ kind }) => (kind === 'postgres' ? 3 : 1);
/** The longest a reservation may outlive its holder, and a copy that comes of it. */
const AFTERWARDS_MS = 120_000;

const askRecovery = (send, email) => asGuest(send, '/usuario/recuperacao/mail', { email });

/** Waits until a condition holds, at most so long. */
const until = async (holds, ms) => {
  const end = performance.now() + ms;
  while (performance.now() < end && !(await holds())) await sleep(250);
};

/** Portals with a mail server that behaves badly; `story` asks for mails and tells what came of them. */
const withMail = async (name, bench, { smtp, env = {}, count = fleetOf(bench) }, story) => {
  const place = await bench.place();
  const portals = await fleet(place, count, { SMTP_URL: smtp, ...env });
  try {
    const { send, records } = recordingSender(portals.urls);
    const told = await story({ place, portals, send });
    await sleep(LOG_MS);
    const silent = silentOf(records, portals.logs());
    return outcome(name, bench.kind, {
      requests: records.length,
      failed: records.filter(isFailed).length,
      silent: silent.length,
      silentWhere: failuresTold(silent),
      ...told,
    });
  } finally {
    await portals.stop();
  }
};

const copiesTold = (n) => (n === 1 ? '1 cópia' : `${n} cópias`);

/** The server takes the mail at once and says so late: one person, one mail. */
const slow = async (bench, short) => {
  const delays = short ? [25] : [25, 110, 300];
  const people = delays.map((seconds, n) => ({ seconds, email: bench.furniture.buyers[n].email }));
  const server = await startMailServer((to) => ({
    afterMs: (people.find(({ email }) => email === to)?.seconds ?? 0) * 1000,
  }));
  try {
    return await withMail('correio-lento', bench, { smtp: server.url }, async ({ send }) => {
      for (const { email } of people) await askRecovery(send, email);
      const longest = Math.max(...delays);
      await sleep(longest * 1000 + (short ? 10_000 : AFTERWARDS_MS));
      const counts = people.map(({ seconds, email }) => ({
        seconds,
        copies: server.copiesTo(email).length,
      }));
      return {
        lost: counts
          .filter(({ copies }) => copies === 0)
          .map(({ seconds }) => `e-mail de ${seconds} s`),
        deviations: counts
          .filter(({ copies }) => copies > 1)
          .map(({ seconds, copies }) => `resposta em ${seconds} s: ${copiesTold(copies)}`),
        notes: counts.map(({ seconds, copies }) => `${seconds} s: ${copiesTold(copies)}`),
      };
    });
  } finally {
    await server.stop();
  }
};

const rowOf = async (place) =>
  (
    await place.query(
      'select tentativas, resultado, encerrado_em from correios order by id desc limit 1',
    )
  )[0];

/** Nobody listens: the mail waits, and whoever asked for it is answered as always. */
const refused = async (bench, short) =>
  withMail(
    'correio-recusado',
    bench,
    { smtp: `smtp://127.0.0.1:${await freePort()}` },
    async ({ place, send }) => {
      const { status } = await askRecovery(send, bench.furniture.buyers[0].email);
      await sleep(short ? 4_000 : 15_000);
      const row = await rowOf(place);
      return {
        lost: row && row.encerrado_em === null ? [] : ['o e-mail'],
        notes: [`respondeu ${status}; ${row?.tentativas ?? 0} tentativas, ainda na fila`],
      };
    },
  );

/** A refusal for good is taken as one. */
const forGood = async (bench) => {
  const server = await startMailServer(() => ({ refuse: 550 }));
  try {
    return await withMail('correio-550', bench, { smtp: server.url }, async ({ place, send }) => {
      const [{ email }] = bench.furniture.buyers;
      await askRecovery(send, email);
      await sleep(20_000);
      const tries = server.copiesTo(email).length;
      const row = await rowOf(place);
      return {
        deviations: [
          ...(tries > 1 ? [`${tries} tentativas de um e-mail recusado para sempre`] : []),
          ...(row?.encerrado_em === null ? ['continua na fila'] : []),
        ],
        notes: [`${tries} tentativas em 20 s, resultado «${row?.resultado ?? 'nenhum'}»`],
      };
    });
  } finally {
    await server.stop();
  }
};

/** The instance dies between the end of the mail and the server's word. */
const dead = async (bench, short) => {
  const state = { kill: () => undefined };
  const server = await startMailServer(() => ({ afterMs: 3_000, then: () => state.kill() }));
  try {
    return await withMail(
      'correio-morto',
      bench,
      { smtp: server.url },
      async ({ place, portals, send }) => {
        const [{ email }] = bench.furniture.buyers;
        state.kill = () => {
          state.kill = () => undefined;
          for (const instance of portals.instances) instance.signal('SIGKILL');
        };
        await askRecovery(send, email);
        await until(() => portals.instances.every((one) => !one.isAlive()), 20_000);
        for (let n = 0; n < portals.instances.length; n += 1) await portals.restart(n);
        const sent = async () => (await rowOf(place))?.resultado === 'enviado';
        await until(sent, short ? 150_000 : 300_000);
        await sleep(short ? 3_000 : AFTERWARDS_MS);
        const copies = server.copiesTo(email);
        const ids = new Set(copies.map(({ id }) => id));
        return {
          lost: copies.length === 0 ? ['o e-mail'] : [],
          deviations: [
            ...(copies.length > 2 ? [copiesTold(copies.length)] : []),
            ...(ids.size > 1 ? [`${ids.size} Message-ID diferentes do mesmo e-mail`] : []),
            ...((await sent()) ? [] : ['não consta como enviado']),
          ],
          notes: [`${copiesTold(copies.length)}, ${ids.size} Message-ID`],
        };
      },
    );
  } finally {
    await server.stop();
  }
};

export const CORREIO = {
  'correio-lento': slow,
  'correio-recusado': refused,
  'correio-550': forGood,
  'correio-morto': dead,
};
