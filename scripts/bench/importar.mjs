// A spreadsheet of 200 radios without pictures: how long it takes from the moment somebody at the panel presses
// 'Importar' until all are drafts. On SQLite and, when PORTAL_TESTS_POSTGRES names a server, on PostgreSQL.
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { ADMINISTRATOR_ENV, panelClient } from '../lib/portal-client.mjs';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { newDatabase, SERVER } from './rastreio/postgres.mjs';

const RADIOS = 200;
const MOST_S = 30;
const ASK_EVERY_MS = 500;

const SPREADSHEET = [
  'Nome da rádio;Endereço da transmissão;Cidade;Estado;Etiquetas',
  ...Array.from(
    { length: RADIOS },
    (_, i) => `Rádio Medida ${i};https://radio${i}.exemplo.com.br/vivo;Recife;PE;gospel, notícias`,
  ),
].join('\r\n');

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const formOf = (text) => {
  const form = new FormData();
  form.append('arquivo', new Blob([text], { type: 'text/csv' }), 'radios.csv');
  return form;
};

/** Seconds that an import takes. */
const measure = async (DATABASE_URL = '') => {
  const portal = await temporaryPortal({ PORTAL_DEMO: '0', DATABASE_URL, ...ADMINISTRATOR_ENV });
  try {
    const panel = await panelClient(portal.url);
    const { id } = await panel.send('/painel/importacao/radio', formOf(SPREADSHEET));
    const since = performance.now();
    await panel.send(`/painel/importacoes/${id}/importar`);
    for (;;) {
      const { estado, contagem } = await panel.read(`/painel/importacoes/${id}`);
      if (estado === 'feita') {
        if (contagem.importada !== RADIOS) throw new Failure(JSON.stringify(contagem));
        return (performance.now() - since) / 1000;
      }
      await pause(ASK_EVERY_MS);
    }
  } finally {
    await portal.stop();
  }
};

const onPostgres = async () => {
  const { url, drop } = await newDatabase();
  try {
    return await measure(url);
  } finally {
    await drop();
  }
};

await main(async () => {
  /** @type {[string, number][]} */
  const found = [['SQLite', await measure()]];
  if (SERVER) found.push(['PostgreSQL', await onPostgres()]);
  else console.log('PostgreSQL: não medido (PORTAL_TESTS_POSTGRES diz em que servidor).');
  for (const [name, seconds] of found)
    console.log(`${name}: ${RADIOS} rádios importadas em ${seconds.toFixed(1)} s`);
  const slow = found.filter(([, seconds]) => seconds > MOST_S);
  if (slow.length > 0)
    throw new Failure(slow.map(([name]) => `${name}: mais de ${MOST_S} s`).join('; '));
});
