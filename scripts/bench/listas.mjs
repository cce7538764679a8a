// The administration's list of ads and the register with 100,000 rows each: the longest of 95 in 100 answers, on SQLite
// and, when PORTAL_TESTS_POSTGRES names a server, on PostgreSQL.
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { ADMINISTRATOR_ENV, administratorOf } from '../lib/portal-client.mjs';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { onEachDatabase } from './listas/em-cada-banco.mjs';

const MANY = Number(process.env.LISTAS_LINHAS ?? 100_000);
const READS = Number(process.env.LISTAS_LEITURAS ?? 40);
const MOST_MS = 50;

const ADS = '/api/anuncios/administracao/todos/all';
const COUNTS = '/api/anuncios/administracao/contagens';
const REGISTER = '/api/administracao/registro';
const LAST = MANY / 25;

const paths = (n) => ({
  'primeira página': `${ADS}?limite=25&pagina=${1 + n}`,
  'página do meio': `${ADS}?limite=25&pagina=${LAST / 2 + n}`,
  'última página': `${ADS}?limite=25&pagina=${LAST - n}`,
  'última, mais novos': `${ADS}?limite=25&pagina=${LAST - n}&ordem=recentes`,
  'meio, um status': `${ADS}?limite=25&pagina=${Math.floor(LAST * 0.35) - n}&status=1`,
  'meio, por vencimento': `${ADS}?limite=25&pagina=${LAST / 2 + n}&ordem=vencimento`,
  'última, por valor': `${ADS}?limite=25&pagina=${LAST - n}&ordem=valor`,
  'busca de um': `${ADS}?limite=25&pagina=1&busca=promocao+${MANY - 7 * n - 1}`,
  'busca de uma conta': `${ADS}?limite=25&pagina=1&busca=dona${1000 + n}%40exemplo.test`,
  'busca de nada': `${ADS}?limite=25&pagina=1&busca=inexistente${n}`,
  'busca de duas letras': `${ADS}?limite=25&pagina=${1 + n}&busca=lo`,
  'busca de todos': `${ADS}?limite=25&pagina=${1 + n}&busca=loja`,
  'busca de todos, última': `${ADS}?limite=25&pagina=${LAST - n}&busca=loja&ordem=vencimento`,
  'busca de todos, por conta': `${ADS}?limite=25&pagina=${1 + n}&busca=padaria`,
  contagens: COUNTS,
  'contagens, busca de um': `${COUNTS}?busca=promocao+${MANY - 7 * n - 1}`,
  'contagens, busca de todos': `${COUNTS}?busca=loja`,
  'registro, primeira página': `${REGISTER}?pagina=${1 + n}`,
  'registro, página do meio': `${REGISTER}?pagina=${MANY / 40 + n}`,
  'registro, última página': `${REGISTER}?pagina=${MANY / 20 - n}`,
  'registro, busca de uma': `${REGISTER}?busca=promocao+${MANY - 7 * n - 1}`,
  'registro, busca de nada': `${REGISTER}?busca=inexistente${n}`,
  'registro, busca de todas': `${REGISTER}?busca=ana&pagina=${1 + n}`,
});

/** Asked right after a write, when no count is known any more. */
const afterAWrite = (n) => ({
  'gravado, primeira página': `${ADS}?limite=25&pagina=${1 + n}`,
  'gravado, busca de todos': `${ADS}?limite=25&pagina=${1 + n}&busca=loja`,
  'gravado, todos por conta': `${ADS}?limite=25&pagina=${1 + n}&busca=padaria`,
  'gravado, contagens de todos': `${COUNTS}?busca=loja`,
});

const timesOf = async (client, write) => {
  const times = new Map();
  const ask = async (n, questions, before) => {
    for (const [name, path] of Object.entries(questions)) {
      await before?.();
      const since = performance.now();
      const response = await client.ask(path);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Failure(`${path}: ${response.status}`);
      // The first ones find nothing prepared.
      if (n >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - since]);
    }
  };
  for (let n = -2; n < READS; n += 1) await ask(n, paths(Math.max(0, n)));
  for (let n = -2; n < READS; n += 1) await ask(n, afterAWrite(Math.max(0, n)), write);
  return times;
};

const measure = async (name, { fill, write }, DATABASE_URL = '') => {
  const portal = await temporaryPortal({
    ...{ PORTAL_DEMO: '0', PORTAL_LIMITS: '1000000', DATABASE_URL },
    ...ADMINISTRATOR_ENV,
  });
  try {
    await fill(portal.data);
    const times = await timesOf(await administratorOf(portal.url), () => write(portal.data));
    console.log(`${name}, ${MANY.toLocaleString('pt-BR')} linhas, ${READS} leituras de cada:`);
    const slow = [];
    for (const [what, values] of times) {
      values.sort((a, b) => a - b);
      const at = (share) => values[Math.max(0, Math.ceil(values.length * share) - 1)];
      console.log(
        `  ${what.padEnd(28)} mín ${at(0).toFixed(1)} · p50 ${at(0.5).toFixed(1)} · p95 ${at(0.95).toFixed(1)} ms`,
      );
      if (at(0.95) > MOST_MS) slow.push(`${name}, ${what}: ${at(0.95).toFixed(0)} ms`);
    }
    return slow;
  } finally {
    await portal.stop();
  }
};

await main(async () => {
  const slow = await onEachDatabase(MANY, measure);
  if (slow.length > 0) throw new Failure(slow.join('; '));
});
