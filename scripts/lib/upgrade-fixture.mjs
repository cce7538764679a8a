import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cadastroNovo } from '@portal/testing/pessoas';
import { prepare } from './prepare.mjs';
import { LIBRARIES } from './build.mjs';
import { Failure } from './failure.mjs';
import { at } from './paths.mjs';
import { portalClient } from './portal-client.mjs';
import { temporaryPortal } from './portal-process.mjs';
import { step } from './progress.mjs';
import { quiet, quietNode } from './run.mjs';

// The portal's own code and drivers.
const fromCms = createRequire(at('cms/package.json'));

/** What cms/tests/atualizacao.api.test.ts expects to find. */
const ADMIN = { email: 'editora@portal.test', password: 'Senha-de-Teste-1' };
const SIGN_UP = cadastroNovo({
  nome: 'Ana de Exemplo',
  documento: '529.982.247-25',
  email: 'ana@portal.test',
});
const ADS_OF_ANA = 3;
const FILES_A_FOLDER = 3;
/** Of a folder of heavier files one is enough. */
const HEAVY = 20_000;
const COUNTERS = 40;

/** The portal as it was then, installed and compiled in a folder of its own (kept, so that a second run is quick). */
const oldPortal = async (commit) => {
  const folder = at('.portal', `versao-${commit}`);
  if (!existsSync(folder)) {
    const message = `Não há o commit ${commit} neste repositório.`;
    await quiet('git', ['worktree', 'add', '--detach', folder, commit], message);
  }
  const build = `
    const { prepare } = await import('./scripts/lib/prepare.mjs');
    const { LIBRARIES } = await import('./scripts/lib/build.mjs');
    await prepare([...LIBRARIES, 'servidor']);
  `;
  await quietNode(['--input-type=module', '-e', build], 'A versão antiga não se constrói.', {
    cwd: folder,
  });
  return join(folder, 'cms/dist/src/runtime/cli.js');
};

const signUp = async (url) => {
  const answer = await portalClient(url).postJson('/usuario/save', SIGN_UP);
  if (answer.status !== 201) throw new Failure('O cadastro não deu certo.', await answer.text());
};

const ANA = `(select id from up_users where email = '${SIGN_UP.email}')`;

/** Ads for the account whose password is known; nothing secret and nothing that only weighs. */
const REDUCTIONS = [
  `update anuncios_usuario_lnk set user_id = ${ANA} where anuncio_id in (select id from anuncios order by id limit ${ADS_OF_ANA})`,
  `delete from contadores where id not in (select id from contadores order by id limit ${COUNTERS})`,
  'delete from strapi_api_token_permissions_token_lnk',
  'delete from strapi_api_token_permissions',
  'delete from strapi_api_tokens',
  'delete from strapi_sessions',
  'delete from limites',
  'delete from correios',
];

const reduceRows = async (data) => {
  if (process.env.DATABASE_URL) {
    const { Client } = fromCms('pg');
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    for (const sql of REDUCTIONS) await client.query(sql);
    return client.end();
  }
  const { Conexao } = fromCms(at('cms/dist/src/sqlite/conexao.js'));
  const database = new Conexao(join(data, 'portal.db'));
  for (const sql of REDUCTIONS) database.prepare(sql).run();
  database.close();
};

/** The lightest files of each folder stay. */
const reduceFiles = (folder) => {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.filter((one) => one.isDirectory()))
    reduceFiles(join(folder, entry.name));
  entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ path: join(folder, name), bytes: statSync(join(folder, name)).size }))
    .sort((a, b) => a.bytes - b.bytes)
    .filter(({ bytes }, place) => place >= (bytes > HEAVY ? 1 : FILES_A_FOLDER))
    .forEach(({ path }) => rmSync(path));
};

/** Makes a backup of a small demonstration portal as a commit of ours left it, for the test that brings it up to date. `name`: what its files are called. */
export const upgradeFixture = async (commit, name) => {
  if (!commit || !name) throw new Failure('Uso: node scripts/upgrade-fixture.mjs COMMIT NOME');
  const cli = await step(`Preparando a versão ${commit}`, () => oldPortal(commit));
  await prepare([...LIBRARIES, 'servidor']);
  const data = mkdtempSync(join(tmpdir(), 'portal-antigo-'));
  const portal = await step('Enchendo um portal dela', () =>
    temporaryPortal(
      {
        PORTAL_DATA: data,
        PORTAL_ADMIN_EMAIL: ADMIN.email,
        PORTAL_ADMIN_PASSWORD: ADMIN.password,
        // Given, so that none is made and none goes along.
        PORTAL_SEGREDO: 'segredo-que-so-serve-para-esta-amostra',
        DATABASE_URL: process.env.DATABASE_URL ?? '',
      },
      cli,
    ),
  );
  try {
    await signUp(portal.url);
  } finally {
    await portal.stop();
  }
  await reduceRows(data);
  for (const folder of ['demonstracao', 'outbox'])
    rmSync(join(data, folder), { recursive: true, force: true });
  reduceFiles(join(data, 'uploads'));
  process.env.PORTAL_DATA = data;
  const kind = process.env.DATABASE_URL ? 'postgres' : 'sqlite';
  const target = at('cms/tests/fixtures', `${name}-${kind}.tar.gz`);
  rmSync(target, { force: true });
  const { bytes } = await fromCms(at('cms/dist/src/copia/fazer.js')).fazerCopia(target);
  rmSync(data, { recursive: true, force: true });
  console.log(`${target}: ${Math.round(bytes / 1000)} kB`);
};
