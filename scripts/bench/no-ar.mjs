// Ten thousand listeners who ask every 20 s what is on the air, as pages that can be seen do: what of a core the portal's
// process spends on that beyond what it spends anyway.
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { cpuSeconds, isUseTold } from '../lib/process-use.mjs';

const LISTENERS = 10_000;
const EVERY_SECONDS = 20;
const SECONDS = 20;
const CONNECTIONS = 200;
/** Share of a core, as the design has it. */
const GOAL = 0.05;
/** What `work` gives back, and the share of a core used while it went on. */
const shareDuring = async (pid, work) => {
  const since = performance.now();
  const before = cpuSeconds(pid);
  const result = await work();
  const share = (cpuSeconds(pid) - before) / ((performance.now() - since) / 1000);
  return { result, share };
};

const percent = (value) => `${(value * 100).toFixed(1)} %`;

await main(async () => {
  if (!isUseTold()) {
    console.log('No ar: não medido (só o Linux diz o processador de cada processo).');
    return;
  }
  const portal = await temporaryPortal();
  try {
    const url = `${portal.url}/api/no-ar`;
    const headers = { 'Accept-Encoding': 'br', 'X-Requested-With': 'XMLHttpRequest' };
    const first = await fetch(url, { headers });
    await first.arrayBuffer();
    // Browsers send back the mark of what they have.
    const known = { ...headers, 'If-None-Match': first.headers.get('etag') ?? '' };
    const load = (seconds) =>
      autocannon({
        url,
        headers: known,
        connections: CONNECTIONS,
        duration: seconds,
        overallRate: LISTENERS / EVERY_SECONDS,
      });
    await load(5);
    const idle = await shareDuring(portal.pid, () => wait(SECONDS * 1000));
    const { result, share } = await shareDuring(portal.pid, () => load(SECONDS));
    const answered = result['2xx'] + result['3xx'];
    if (result.errors > 0 || result['4xx'] + result['5xx'] > 0 || answered === 0)
      throw new Failure(`${url}: ${answered} respostas, ${result.errors} erros.`);
    console.log(
      `${LISTENERS} ouvintes a cada ${EVERY_SECONDS} s (${Math.round(answered / result.duration)}/s): ` +
        `${percent(share - idle.share)} de um núcleo a mais (parado ${percent(idle.share)}; ≤ ${percent(GOAL)}) · ` +
        `p50 ${result.latency.p50} ms · p99 ${result.latency.p99} ms`,
    );
  } finally {
    await portal.stop();
  }
});
