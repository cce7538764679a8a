import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { newDatabase } from './harness/database';
import { startTestPortal, type TestPortal } from './harness/portal';
import { umRelogio } from './harness/relogio';
import { sql } from './harness/sql';

const MUITAS = 60_000;
const ESPERA = { timeout: 60_000, interval: 20 };
/** Of March 9 in São Paulo, where 35 days before is February 3; in UTC it is the 10th. */
const AGORA = '2028-03-10T02:30:00.000Z';

const LINHAS = [
  ['musica', '2028-01-30', '', 2],
  ['musica', '2028-01-31', '', 3],
  ['musica', '2028-01-31', 'repetido', 4],
  ['musica', '2028-02-01', '', 5],
  ['musica', '2028-02-02', '', 6],
  ['musica', '2028-02-03', '', 7],
  ['acesso', '2028-02-02', 'robo', 8],
  ['visualizacao', '2028-01-31', '', 9],
  ['visualizacao', '2028-01-31', 'proprio', 10],
  ['clique', '2027-03-01', '', 11],
] as const;
const DEPOIS = [
  ['acesso', '2028-02', 'robo', 8],
  ['clique', '2027-03-01', '', 11],
  ['musica', '2028-01', '', 5],
  ['musica', '2028-01', 'repetido', 4],
  ['musica', '2028-02', '', 11],
  ['musica', '2028-02-03', '', 7],
  ['visualizacao', '2028-01', 'proprio', 10],
  ['visualizacao', '2028-01-31', '', 9],
];

const relogio = umRelogio();
let database: TestDatabase;
let portal: TestPortal;

const ligar = async (dataDir?: string): Promise<TestPortal> =>
  startTestPortal({ database: database.url, env: relogio.env, ...(dataDir && { dataDir }) });
const consultar = <Linha>(comando: string, ...valores: (string | number)[]): Promise<Linha[]> =>
  sql<Linha>(portal, database, comando, ...valores);
const contar = async (onde: string): Promise<{ linhas: number; total: number }> => {
  const [um] = await consultar<{ linhas: number | string; total: number | string }>(
    `select count(*) as linhas, coalesce(sum(total), 0) as total from contadores_diarios where alvo <> 'um' and ${onde}`,
  );
  return { linhas: Number(um?.linhas), total: Number(um?.total) };
};

beforeAll(async () => {
  relogio.acertar(AGORA);
  database = await newDatabase();
  portal = await ligar();
  for (const [tipo, dia, motivo, total] of LINHAS)
    await consultar(
      `insert into contadores_diarios (tipo, alvo, dia, motivo, total) values (?, 'um', ?, ?, ?)`,
      ...[tipo, dia, motivo, total],
    );
  await consultar(
    `insert into contadores_diarios (tipo, alvo, dia, motivo, total)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MUITAS})
     select 'radio', 'r' || (i / 2), '2028-01-' || (10 + i % 2), '', 1 from n`,
  );
});
afterAll(async () => {
  await portal.stop();
  await database.drop();
});

const TITULO =
  'dias com mais de 35 viram o seu mês, sem perder nem dobrar nada, também com uma queda no meio';

it(TITULO, { timeout: 5 * 60_000 }, async () => {
  portal.signal('SIGKILL');
  await portal.exited;
  portal = await ligar(portal.dataDir);
  await expect
    .poll(async () => (await contar('length(dia) = 7')).linhas, ESPERA)
    .toBeGreaterThan(0);
  portal.signal('SIGKILL');
  await portal.exited;
  expect((await contar('1 = 1')).total).toBe(MUITAS);
  portal = await ligar(portal.dataDir);
  await expect.poll(async () => (await contar('length(dia) = 10')).linhas, ESPERA).toBe(0);
  expect((await contar(`dia = '2028-01'`)).total).toBe(MUITAS);
  const linhas = await consultar<Record<'tipo' | 'dia' | 'motivo', string> & { total: number }>(
    `select tipo, dia, motivo, total from contadores_diarios where alvo = 'um' order by tipo, dia, motivo`,
  );
  expect(linhas.map(({ tipo, dia, motivo, total }) => [tipo, dia, motivo, total])).toEqual(DEPOIS);
});
