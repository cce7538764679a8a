// The indicators with ten thousand events behind them and with ten million: their cost must not grow with history.
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { ADMINISTRATOR_ENV, administratorOf } from '../lib/portal-client.mjs';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { inTransaction, openDatabase } from './leituras/database.mjs';
import { median } from './leituras/load.mjs';
import { songIds } from './rastreio/songs.mjs';

const FEW = 10_000;
const MANY = 10_000_000;
const MOST_TIMES = 1.2;
const READS = 300;
const DAYS = 365;

const dayBefore = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Rows the portal would have written for so many events: every song, every day of a year, and the accesses. */
const pretend = (database, songs, events) => {
  const share = Math.floor(events / DAYS / (songs.length + 1));
  const day = database.prepare(
    `insert into contadores_diarios (tipo, alvo, dia, motivo, total) values (?, ?, ?, '', ?)
     on conflict (tipo, alvo, dia, motivo) do update set total = excluded.total`,
  );
  const month = database.prepare(
    `insert into contadores (tipo, alvo, periodo, total, updated_at) values (?, ?, ?, ?, ?)
     on conflict (tipo, alvo, periodo) do update set total = contadores.total + excluded.total`,
  );
  inTransaction(database, () => {
    database.exec('delete from contadores; delete from contadores_diarios');
    for (let days = 0; days < DAYS; days += 1) {
      const when = dayBefore(days);
      for (const [tipo, alvo] of [['acesso', 'portal'], ...songs.map((id) => ['musica', id])]) {
        day.run(tipo, alvo, when, Math.max(1, share));
        month.run(tipo, alvo, when.slice(0, 7), Math.max(1, share), Date.now());
      }
    }
  });
  return database.prepare('select sum(total) as total from contadores').get().total;
};

const readTime = async (client) => {
  const times = [];
  for (let read = 0; read < READS; read += 1) {
    const since = performance.now();
    const response = await client.ask('/api/monitoramento/indicadores');
    await response.json();
    if (response.status !== 200) throw new Failure(`indicadores: ${response.status}`);
    times.push(performance.now() - since);
  }
  return median(times);
};

await main(async () => {
  const portal = await temporaryPortal(ADMINISTRATOR_ENV);
  const database = openDatabase(join(portal.data, 'portal.db'));
  try {
    const ids = await songIds(portal.url);
    const client = await administratorOf(portal.url);
    await readTime(client);
    const times = { few: [], many: [] };
    for (let turn = 0; turn < 3; turn += 1) {
      pretend(database, ids, FEW);
      times.few.push(await readTime(client));
      pretend(database, ids, MANY);
      times.many.push(await readTime(client));
    }
    const [few, many] = [median(times.few), median(times.many)];
    const ratio = many / few;
    console.log(
      `Indicadores: ${few.toFixed(2)} ms com ${FEW.toLocaleString('pt-BR')} eventos, ` +
        `${many.toFixed(2)} ms com ${MANY.toLocaleString('pt-BR')} → ${ratio.toFixed(2)} ×`,
    );
    if (ratio > MOST_TIMES) throw new Failure(`Os indicadores custam mais de ${MOST_TIMES} ×.`);
  } finally {
    database.close();
    await portal.stop();
  }
});
