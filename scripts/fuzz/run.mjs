import { callOf, routesToAsk } from './call.mjs';
import { judge } from './judge.mjs';
import { exchange } from './wire.mjs';

/** More portals than that dead or locked out, and the run ends: what kills is known by then. */
const MOST_RENEWALS = 25;
const MOST_TOLD_PER_KIND = 3;

const send = (target, call) =>
  exchange(target.url(), {
    ...call,
    headers: [...target.actors().headersOf(call.role, call), ...call.headers],
  });

const without = (call, at) => {
  const headers = call.headers.filter((_, n) => n !== at);
  return { ...call, headers };
};

/** The same call with less of it, as long as it shows the same. What stops the portal is told as it was sent. */
const smaller = async (target, call, kind) => {
  const shows = async (one) =>
    judge(one, await send(target, one)).some((found) => found.kind === kind);
  let least = call;
  const attempts = [
    (one) => (one.headers.length > 0 ? without(one, 0) : null),
    (one) => (one.path.includes('?') ? { ...one, path: one.path.split('?')[0] } : null),
    (one) => (one.body ? { ...one, body: null } : null),
    (one) => (one.role !== 'convidado' ? { ...one, role: 'convidado' } : null),
  ];
  for (const attempt of attempts) {
    const less = attempt(least);
    if (less && (await shows(less))) least = less;
  }
  return least;
};

const signature = (call, { kind }) => `${call.route} · ${kind}`;

const STOPS = ['o processo morreu', 'o processo parou'];

/** What befell the portal itself, if anything did; it is a fresh one afterwards. */
const afterwards = async (target, call, answer) => {
  if (answer.status === 0 && !(await target.isAlive())) {
    const dead = /heap out of memory|FATAL ERROR|Error: .*/.exec(target.output())?.[0] ?? '';
    await target.renew();
    return { kind: STOPS[dead ? 0 : 1], detail: dead.slice(0, 120) || 'ninguém mais é atendido' };
  }
  if (!(await target.actors().stays(call, answer))) await target.renew();
  return null;
};

/** So many calls of a seed against a portal; findings by what they show, and what each group of routes answered. */
export const fuzz = async (target, { seed, calls, first = 0, registered, known, tell }) => {
  const routes = routesToAsk(registered);
  const findings = new Map();
  const groups = new Map();
  let sent = 0;

  const note = (call, found, answer) => {
    const key = signature(call, found);
    const entry = findings.get(key) ?? { ...found, route: call.route, times: 0, calls: [] };
    entry.times += 1;
    if (entry.calls.length < MOST_TOLD_PER_KIND) entry.calls.push({ call, status: answer.status });
    findings.set(key, entry);
    return entry.times === 1;
  };

  for (let n = first; n < first + calls && target.fresh() <= MOST_RENEWALS; n += 1) {
    const call = callOf(seed, n, routes, known);
    let answer = await send(target, call);
    let found = judge(call, answer);
    // Slow once may be the machine; slow twice is the portal.
    if (found.some(({ kind }) => kind === 'mais de 5 s')) {
      answer = await send(target, call);
      found = judge(call, answer);
    }
    sent += 1;
    const group = groups.get(call.group) ?? { calls: 0, done: 0 };
    group.calls += 1;
    if (answer.status >= 200 && answer.status < 400) group.done += 1;
    groups.set(call.group, group);
    const end = await afterwards(target, call, answer);
    for (const one of end ? [end] : found) {
      const isNew = note(call, one, answer);
      if (isNew && !end && answer.status !== 0)
        findings.get(signature(call, one)).least = await smaller(target, call, one.kind);
    }
    if (sent % 250 === 0)
      tell(`${sent} chamadas, ${findings.size} achados, ${target.fresh()} portais`);
  }
  return { findings: [...findings.values()], groups, sent };
};
