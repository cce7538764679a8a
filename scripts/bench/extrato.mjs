// A bank statement as long as one may be, read among 10,000 ads: how long its administrator waits, and whether visitors'
// reads wait with it. On SQLite and, when PORTAL_TESTS_POSTGRES names a server, on PostgreSQL.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { ADMINISTRATOR_ENV, administratorOf } from '../lib/portal-client.mjs';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { onEachDatabase } from './listas/em-cada-banco.mjs';

const ADS = 10_000;
const LINES = 20_000;
const TIMES = 5;
const MOST_MS = 2000;
const READ_EVERY_MS = 10;
const READ = '/api/anuncio/publicidade';

/** One in three names its ad, one in ten its advertiser as all of them are called; the others are of people nobody knows. */
const textOf = (i) => {
  if (i % 3 === 0) return `PIX RECEBIDO ANUNCIO${1 + (i % ADS)}`;
  return i % 10 === 1 ? `TED DE PADARIA ${i % 977}` : `PIX RECEBIDO MARIA DA SILVA ${i}`;
};

const credits = Array.from({ length: LINES }, (_, i) => ({
  day: String(1 + (i % 28)).padStart(2, '0'),
  value: (50 + (i % 120)).toFixed(2),
  text: textOf(i),
  code: `E${i}`,
}));

const STATEMENTS = {
  'OFX 1': [
    'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX>',
    ...credits.map(
      ({ day, value, text, code }) =>
        `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>202611${day}<TRNAMT>${value}<FITID>${code}<MEMO>${text}</STMTTRN>`,
    ),
    '</OFX>',
  ],
  'OFX 2': [
    '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n<OFX>',
    ...credits.map(
      ({ day, value, text, code }) =>
        `<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>202611${day}</DTPOSTED><TRNAMT>${value}</TRNAMT><FITID>${code}</FITID><MEMO>${text}</MEMO></STMTTRN>`,
    ),
    '</OFX>',
  ],
  CSV: [
    'Data;Descrição;Identificador;Valor',
    ...credits.map(
      ({ day, value, text, code }) => `${day}/11/2026;${text};${code};${value.replace('.', ',')}`,
    ),
  ],
};

/** A visitor beside the administrator; `longest` is the longest of its reads since it was asked last. */
const visitorOf = (portal) => {
  const worker = new Worker(new URL('extrato/leitor.mjs', import.meta.url), {
    workerData: { url: portal.url + READ, everyMs: READ_EVERY_MS },
  });
  const longest = async () => {
    worker.postMessage('longest');
    const [ms] = await once(worker, 'message');
    return ms;
  };
  return { longest, stop: () => worker.terminate() };
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const sendStatement = async (client, lines) => {
  const since = performance.now();
  const answer = await client.postForm('/api/administracao/extrato', {
    extrato: new Blob([lines.join('\n')]),
  });
  const { linhas = [], msg } = await answer.json();
  if (linhas.length !== LINES) throw new Failure(`extrato: ${answer.status}, ${msg ?? ''}`);
  return performance.now() - since;
};

const measure = async (name, fill, DATABASE_URL = '') => {
  const portal = await temporaryPortal({
    ...{ PORTAL_DEMO: '0', PORTAL_LIMITS: '1000000', DATABASE_URL },
    ...ADMINISTRATOR_ENV,
  });
  const visitor = visitorOf(portal);
  try {
    await fill(portal.data);
    const client = await administratorOf(portal.url);
    console.log(`${name}, ${LINES} créditos entre ${ADS} anúncios, ${TIMES} vezes cada:`);
    // What a portal does after its start, and its first reads, are over.
    await pause(5000);
    await visitor.longest();
    await pause(3000);
    const rest = await visitor.longest();
    console.log(`  sem extrato: a leitura mais longa levou ${rest.toFixed(1)} ms`);
    const slow = [];
    for (const [kind, lines] of Object.entries(STATEMENTS)) {
      const rounds = [];
      for (let n = 0; n < TIMES; n += 1) {
        const ms = await sendStatement(client, lines);
        rounds.push({ ms, read: await visitor.longest() });
      }
      const times = rounds.map(({ ms }) => ms).sort((a, b) => a - b);
      const read = Math.max(...rounds.map(({ read }) => read));
      console.log(
        `  ${kind}: p50 ${times[TIMES >> 1].toFixed(0)} ms · pior ${times.at(-1).toFixed(0)} ms · leitura mais longa ${read.toFixed(1)} ms (${(read / rest).toFixed(1)}×)`,
      );
      if (times.at(-1) > MOST_MS) slow.push(`${name}, ${kind}: ${times.at(-1).toFixed(0)} ms`);
    }
    return slow;
  } finally {
    await visitor.stop();
    await portal.stop();
  }
};

await main(async () => {
  const slow = await onEachDatabase(ADS, measure);
  if (slow.length > 0) throw new Failure(slow.join('; '));
});
