import { cpSync, existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { versaoNova } from '@portal/testing/versao-nova';
import { bannerForm } from '../../lib/portal-client.mjs';
import { launch, startInstance } from '../instance.mjs';
import { outcome } from '../outcome.mjs';
import { enter } from '../people.mjs';

const OLD_MS = 2 * 60 * 60 * 1000;
/** The sweep of a start happens in its first seconds. */
const SWEEP_MS = 4_000;
const UPLOADS = 12;

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const lastWords = ({ output }) => output().trim().split('\n').at(-1)?.slice(0, 200) ?? '';

/** What became of a start that must not happen: its line, or that it ran all the same. */
const tryStart = async (env, options) => {
  const instance = await launch(env, options);
  const started = instance.code === null;
  if (started) {
    await sleep(SWEEP_MS);
    await instance.stop();
  }
  return { started, words: started ? '' : lastWords(instance) };
};

const withUploads = async (bench, place) => {
  const portal = await startInstance(place.env);
  try {
    const { buyers } = await enter(portal.url, bench.furniture.buyers, (path, init) =>
      fetch(portal.url + path, init),
    );
    for (let n = 0; n < UPLOADS; n += 1) {
      const answer = await buyers[n % buyers.length].postForm(
        '/usuario/anuncio/salvar',
        bannerForm(),
      );
      await answer.arrayBuffer();
    }
  } finally {
    await portal.stop();
  }
};

/** The folder of one portal, the database of another: started once by mistake, nothing may be gone. */
const wrongDatabase = async (bench) => {
  // Copies of one model are one portal: the other has a start, and with it an id, of its own.
  const [mine, other] = [await bench.place(), await bench.place({ empty: true })];
  await (await startInstance(other.env)).stop();
  await withUploads(bench, mine);
  const uploads = join(mine.data, 'uploads');
  const old = new Date(Date.now() - OLD_MS);
  for (const file of filesBelow(uploads)) utimesSync(file, old, old);
  const before = filesBelow(uploads).length;
  if (bench.kind === 'sqlite')
    for (const file of ['portal.db', 'portal.db-wal', 'portal.db-shm']) {
      rmSync(join(mine.data, file), { force: true });
      if (existsSync(join(other.data, file))) cpSync(join(other.data, file), join(mine.data, file));
    }
  const env = { ...mine.env, DATABASE_URL: other.url ?? '' };
  const { started, words } = await tryStart(env);
  const gone = before - filesBelow(uploads).length;
  return outcome('banco-errado', bench.kind, {
    requests: 1,
    failed: 1,
    lost: Array.from({ length: gone }, () => 'arquivo enviado'),
    deviations: started ? ['começou com a pasta de um e o banco de outro'] : [],
    notes: [`${gone} de ${before} arquivos removidos`, ...(words ? [`«${words}»`] : [])],
  });
};

/** A portal of today started on what a newer one has written: an old replica that crashes in the middle of an upgrade. */
const olderProgram = async (bench) => {
  const place = await bench.place();
  const newer = await startInstance(place.env, {
    cli: versaoNova(join(bench.folder, `${place.name}-mais-nova`)),
  });
  await newer.stop();
  const now = bench.kind === 'sqlite' ? Date.now() : new Date().toISOString();
  const insert = `insert into votos (document_id, pesquisa_numero, nome, email, observacao, created_at, updated_at) values (?, 1, 'Ana', 'ana@faltas.test', 'guardada', ?, ?)`;
  await place.query(insert, 'voto-da-mais-nova', now, now);
  const { started, words } = await tryStart(place.env);
  const kept = await place
    .query(`select observacao from votos where document_id = 'voto-da-mais-nova'`)
    .then(([row]) => row?.observacao === 'guardada')
    .catch(() => false);
  return outcome('versao-antiga', bench.kind, {
    requests: 1,
    failed: 1,
    lost: kept ? [] : ['coluna da versão mais nova, com o que nela estava'],
    deviations: started ? ['a versão antiga começou num banco de uma mais nova'] : [],
    notes: words ? [`«${words}»`] : [],
  });
};

export const INICIO = { 'banco-errado': wrongDatabase, 'versao-antiga': olderProgram };
