import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { at } from '../../lib/paths.mjs';
import { freePort } from '@portal/testing/ports';
import { start } from '../../lib/run.mjs';
import { answersPerSecond, HEADERS, median } from './load.mjs';

/** The portal's answer as sent, still compressed, to be repeated byte by byte. */
export const captured = (url) =>
  new Promise((resolve, reject) => {
    get(url, { headers: HEADERS }, (res) => {
      const chunks = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () => {
        const {
          date: _date,
          connection: _connection,
          'keep-alive': _alive,
          ...headers
        } = res.headers;
        resolve({ headers, body: Buffer.concat(chunks).toString('base64') });
      });
    }).on('error', reject);
  });

/** node:http and nothing else, with an answer's bytes. */
export const bareNode = async (answer) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nu-'));
  const file = join(folder, 'resposta.json');
  writeFileSync(file, JSON.stringify(answer));
  const port = await freePort();
  const child = start(process.execPath, [at('scripts/bench/leituras/bare-node.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), RESPOSTA: file },
  });
  await new Promise((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Turns taken by all of them, so that what else the machine does falls on all alike. */
export const compare = async (targets, { rounds, seconds }) => {
  const rates = targets.map(() => []);
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const [index, { url, connections }] of targets.entries()) {
      rates[index].push(await answersPerSecond(url, seconds, HEADERS, connections));
    }
  }
  return rates.map(median);
};
