import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { recusaSchema } from '@portal/contracts/http/recusa';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decidir, meuAnuncio, provar } from './harness/andamento';
import { comprarBanner, entrarComoAdministrador } from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { newDatabase, onPostgres } from './harness/database';
import { loginEditor } from './harness/editor';
import { eventually } from './harness/http';
import { type Pgbouncer, startPgbouncer } from '@portal/testing/pgbouncer-server';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { freePort } from '@portal/testing/ports';
import { startTestPortal, type TestPortal } from './harness/portal';
import { errosEm } from './harness/registros';
import { sql } from './harness/sql';
import { novoVisitante } from './harness/visitante';

/** Two are held as long as the portals run: the others are shared by ten times as many connections of theirs. */
const LIGACOES = 6;
const CEM = Array.from({ length: 100 }, (_, i) => i);
const RECUPERA_MS = 20_000;

const pgbouncerDe = async (url: string | null): Promise<Pgbouncer | null> =>
  url === null ? null : startPgbouncer(url, await freePort(), LIGACOES);

describe.runIf(onPostgres)('duas instâncias atrás do pgbouncer, no modo de transação', () => {
  let database: TestDatabase;
  let pgbouncer: Pgbouncer | null;
  let portais: [TestPortal, TestPortal] | undefined;
  let ana: Pessoa;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-pgbouncer-dados-'));

  beforeAll(async () => {
    database = await newDatabase('vazio');
    pgbouncer = await pgbouncerDe(database.url);
    if (pgbouncer === null) return;
    const { url } = pgbouncer;
    const ligar = () => startTestPortal({ database: url, dataDir, env: { PORTAL_LIMITS: '1000' } });
    // At once, on an empty database: one migrates, the other waits for it.
    portais = await Promise.all([ligar(), ligar()]);
    ana = await novaPessoa(portais[0]);
  });
  afterAll(async () => {
    for (const portal of portais ?? []) await portal.stop();
    await pgbouncer?.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const noAr = (pular: (porque: string) => never): [TestPortal, TestPortal] =>
    portais ?? pular('sem pgbouncer: no Debian, apt install pgbouncer');
  const consultar = <Linha>(comando: string): Promise<Linha[]> =>
    sql<Linha>({ dataDir }, database, comando);

  it('o que se compra numa e se aprova na outra aparece nas duas', async ({ skip }) => {
    const [uma, outra] = noAr(skip);
    const { id } = await comprarBanner(ana.visitante, { titulo_banner: 'Faixa' });
    await provar(ana.visitante, id);
    const admin = await entrarComoAdministrador(outra);
    expect((await decidir(admin, id, 1)).status).toBe(200);
    expect((await meuAnuncio(ana, id)).status).toBe(1);
    for (const portal of [uma, outra])
      await eventually(
        async () => expect((await portal.ask(CAMINHOS.publicidade)).text).toContain('Faixa'),
        5000,
      );
  });

  it('duzentas execuções ao mesmo tempo, pelas duas, contam cada uma uma vez', async ({ skip }) => {
    const [uma, outra] = noAr(skip);
    const editor = await loginEditor(uma);
    const nova = { nome_radio: 'Ouvida', url: 'https://o.test/' };
    const { documentId } = await editor.createPublished('api::radio.radio', nova);
    await eventually(
      async () => expect((await outra.ask(CAMINHOS.radios)).text).toContain('Ouvida'),
      5000,
    );
    const respostas = await Promise.all(
      [uma, outra].flatMap((portal) =>
        CEM.map(() =>
          novoVisitante(portal).enviar(CAMINHOS.rastrearAnuncio, {
            ...{ anuncio: documentId, tipo: 'webradio' },
          }),
        ),
      ),
    );
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([204]));
    expect(
      await consultar(`select total, motivo from contadores_diarios where tipo = 'radio'`),
    ).toEqual([{ total: 200, motivo: '' }]);
  });

  it('cada turno é de uma só', async ({ skip }) => {
    noAr(skip);
    await eventually(async () => {
      const turnos = await consultar<{ trabalho: string }>('select trabalho from turnos');
      expect(turnos.length).toBeGreaterThan(0);
      expect(new Set(turnos.map(({ trabalho }) => trabalho)).size).toBe(turnos.length);
    }, RECUPERA_MS);
  });

  it('ninguém espera para sempre: uma linha que outro segura é 503', async ({ skip }) => {
    noAr(skip);
    const outro = new Client({ connectionString: database.url ?? '' });
    await outro.connect();
    try {
      await outro.query('begin');
      await outro.query('select id from up_users where id = $1 for update', [ana.id]);
      const answer = await ana.visitante.enviar(CAMINHOS.atualizarUsuario, { cidade: 'Natal' });
      expect(answer.status, answer.text).toBe(503);
      await outro.query('rollback');
    } finally {
      await outro.end();
    }
    const depois = await ana.visitante.enviar(CAMINHOS.atualizarUsuario, { cidade: 'Natal' });
    expect(depois.status).toBe(200);
  });

  it('sem o pgbouncer é 503, com uma linha, e volta por si', async ({ skip }) => {
    const [uma] = noAr(skip);
    const mudar = (cidade: string) => ana.visitante.enviar(CAMINHOS.atualizarUsuario, { cidade });
    const antes = uma.output().length;
    await pgbouncer?.end();
    const answer = await mudar('Recife');
    expect(answer.status, answer.text).toBe(503);
    expect(recusaSchema.parse(answer.json()).codigo).toBe('banco_indisponivel');
    expect(errosEm(uma.output().slice(antes)).join('\n')).toContain('Indisponível');
    await pgbouncer?.begin();
    await eventually(async () => expect((await mudar('Olinda')).status).toBe(200), RECUPERA_MS);
  });

  it('cada uma segura a sua trava enquanto vive, e depois da última nada fica preso', async ({
    skip,
  }) => {
    const [uma, outra] = noAr(skip);
    const presas = (quantas: number) =>
      eventually(async () => {
        const [linha] = await consultar<{ n: number }>(
          `select count(*)::int as n from pg_locks
           where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
        );
        expect(linha?.n).toBe(quantas);
      }, RECUPERA_MS);
    await presas(2);
    outra.signal('SIGKILL');
    await outra.exited;
    await presas(1);
    uma.signal('SIGTERM');
    expect(await uma.exited).toBe(0);
    await presas(0);
  });
});
