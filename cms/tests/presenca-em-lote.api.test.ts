import { afterEach, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { idDoCookie } from './harness/contagens';
import { newDatabase } from './harness/database';
import { startTestPortal, type TestPortal } from './harness/portal';
import { sql } from './harness/sql';
import { novoVisitante, type Visitante } from './harness/visitante';

const QUANTOS = 20;
const ESPERA = { timeout: 10_000 };
/** Each starts a portal of its own. */
const DURACAO = { timeout: 3 * 60_000 };

let database: TestDatabase;
let portal: TestPortal;
afterEach(async () => {
  await portal.stop();
  await database.drop();
});

const ligar = async (): Promise<Visitante[]> => {
  database = await newDatabase();
  portal = await startTestPortal({ database: database.url });
  const visitantes = Array.from({ length: QUANTOS }, () => novoVisitante(portal));
  for (const visitante of visitantes) await visitante.quem();
  return visitantes;
};
const sinal = async (visitante: Visitante): Promise<number> =>
  (await visitante.pedir(`/monitoramento/${idDoCookie(visitante)}`)).status;
const todos = async (visitantes: readonly Visitante[]): Promise<void> => {
  expect(await Promise.all(visitantes.map(sinal))).toEqual(visitantes.map(() => 204));
};
const acessos = async (): Promise<number> =>
  (
    await sql<{ total: number }>(
      portal,
      database,
      `select total from contadores where tipo = 'acesso'`,
    )
  ).reduce((soma, { total }) => soma + total, 0);
const vistosDesde = async (ms: number): Promise<number> =>
  (await sql(portal, database, 'select id from presencas where visto_em >= ?', ms)).length;

it(
  'um acesso respondido está gravado, também quando o processo morre logo depois',
  DURACAO,
  async () => {
    const visitantes = await ligar();
    await todos(visitantes);
    portal.signal('SIGKILL');
    await portal.exited;
    expect(await acessos()).toBe(QUANTOS);
  },
);

it(
  'quem continua presente é escrito um instante depois, e não conta de novo',
  DURACAO,
  async () => {
    const visitantes = await ligar();
    await todos(visitantes);
    await sql(portal, database, 'update presencas set visto_em = visto_em - 60000');
    const agora = Date.now();
    await todos(visitantes);
    await expect.poll(() => vistosDesde(agora), ESPERA).toBe(QUANTOS);
    expect(await acessos()).toBe(QUANTOS);
  },
);

it('quem encerra em ordem escreve o que tinha na memória', DURACAO, async () => {
  const visitantes = await ligar();
  await todos(visitantes);
  const agora = Date.now();
  await todos(visitantes);
  portal.signal('SIGTERM');
  expect(await portal.exited).toBe(0);
  expect(await vistosDesde(agora)).toBe(QUANTOS);
});
