// What the line of a request costs: two portals, one that writes it and one that does not (PORTAL_LOG=warn), asked in turns for
// a read from memory. Told in time of the processor per request, which what else the machine does changes little.
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { cpuSeconds, isUseTold } from '../lib/process-use.mjs';
import { answersPerSecond, HEADERS, median } from './leituras/load.mjs';

const PATH = '/api/radios/all?pagina=1&limite=24';
const ROUNDS = Number(process.env.REGISTRO_RODADAS ?? 7);
const SECONDS = 3;
/** So much of a read's time the line may take at most. */
const MOST = 0.25;

const microsPerRequest = async ({ url, pid }) => {
  const before = cpuSeconds(pid);
  const perSecond = await answersPerSecond(url + PATH, SECONDS, HEADERS);
  return ((cpuSeconds(pid) - before) * 1e6) / (perSecond * SECONDS);
};

await main(async () => {
  if (!isUseTold()) {
    console.log('Registro: não medido (só o Linux diz o processador de cada processo).');
    return;
  }
  const portals = {};
  try {
    for (const level of ['http', 'warn'])
      portals[level] = await temporaryPortal({ PORTAL_LOG: level, PORTAL_STREAM_CHECK: '0' });
    const costs = { http: [], warn: [] };
    // The first round finds nothing compiled.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [level, portal] of Object.entries(portals)) {
        const micros = await microsPerRequest(portal);
        if (round > 0) costs[level].push(micros);
      }
    const [told, silent] = [median(costs.http), median(costs.warn)];
    const share = (told - silent) / told;
    console.log(
      `Uma leitura da memória: ${told.toFixed(1)} µs de CPU com a sua linha, ${silent.toFixed(1)} µs sem ela: a linha é ${(share * 100).toFixed(0)} % (medianas de ${ROUNDS})`,
    );
    if (share > MOST) throw new Failure(`a linha é ${(share * 100).toFixed(0)} % de uma leitura`);
  } finally {
    for (const { stop } of Object.values(portals)) await stop();
  }
});
