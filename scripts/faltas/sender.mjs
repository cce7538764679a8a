import { setTimeout as sleep } from 'node:timers/promises';

/** Nobody waits longer for an answer. */
const PATIENCE_MS = 15_000;
const NO_ANSWER = 0;

/** What was asked and how it went. `status` 0: no answer came. */
const newRecord = (id, method, path) => ({ id, method, path, status: NO_ANSWER, ms: 0, why: '' });

const whyOf = (error) => error?.cause?.code ?? error?.name ?? 'erro';

/** What a refusal says to programs: its `codigo`, and the fields it is about. */
const refusalIn = (body) => {
  try {
    const { codigo, erros } = JSON.parse(body.toString('utf8'));
    return [codigo, ...Object.keys(erros ?? {})].filter(Boolean).join(' ');
  } catch {
    return '';
  }
};

const silence = () => ({
  status: NO_ANSWER,
  headers: new Headers(),
  text: async () => '',
  json: async () => null,
  arrayBuffer: async () => new ArrayBuffer(0),
});

const answerOf = (response, body) => ({
  status: response.status,
  headers: response.headers,
  text: async () => body.toString('utf8'),
  json: async () => JSON.parse(body.toString('utf8')),
  arrayBuffer: async () => body,
});

/**
 * Sends as `fetch` does, to one of the instances in turn, and writes down every request with the id the portal's log
 * must tell when it fails. An instance that refuses the connection has not seen the request: the next one gets it, as
 * a balancer does. Never rejects: what got no answer has status 0.
 */
export const recordingSender = (urls) => {
  const records = [];
  let turn = 0;

  const once = async (path, init, record) => {
    for (let tries = 1; ; tries += 1) {
      const url = urls[(turn += 1) % urls.length];
      try {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const response = await fetch(url + path, { redirect: 'manual', ...init, signal });
        const body = Buffer.from(await response.arrayBuffer());
        record.status = response.status;
        if (response.status >= 400) record.why = refusalIn(body);
        record.id = response.headers.get('x-request-id') ?? record.id;
        return answerOf(response, body);
      } catch (error) {
        record.why = whyOf(error);
        if (record.why !== 'ECONNREFUSED' || tries >= urls.length) return silence();
      }
    }
  };

  /** @type {(path: string, init?: RequestInit) => Promise<any>} */
  const send = async (path, { headers = {}, ...init } = {}) => {
    const id = `falta-${String(records.length).padStart(6, '0')}`;
    const record = newRecord(id, init.method ?? 'GET', path);
    records.push(record);
    const since = performance.now();
    const answer = await once(
      path,
      { ...init, headers: { ...headers, 'X-Request-Id': id } },
      record,
    );
    record.ms = performance.now() - since;
    return answer;
  };
  return { send, records };
};

/** Asks until the answer is this status, at most so long. Answers the seconds it took; null when it never was. */
export const untilStatus = async (url, path, status, ms = 30_000) => {
  const since = performance.now();
  while (performance.now() - since < ms) {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(url + path, { signal }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.status === status) return (performance.now() - since) / 1000;
    await sleep(200);
  }
  return null;
};
