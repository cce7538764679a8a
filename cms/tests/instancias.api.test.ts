import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comprarBanner, entrarComoAdministrador } from './harness/anuncios';
import { newDatabase, onPostgres, type TestDatabase } from './harness/database';
import { type Editor, loginEditor } from './harness/editor';
import { eventually } from './harness/http';
import { startTestPortal, type TestPortal } from './harness/portal';

describe.runIf(onPostgres)('duas instâncias sobre um PostgreSQL', () => {
  let database: TestDatabase;
  let portals: [TestPortal, TestPortal];
  let editor: Editor;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-instancias-'));

  beforeAll(async () => {
    database = await newDatabase('vazio');
    // At once, on an empty database: both migrate, one after the other.
    portals = await Promise.all([
      startTestPortal({ database: database.url, dataDir }),
      startTestPortal({ database: database.url, dataDir }),
    ]);
    editor = await loginEditor(portals[0]);
  });
  afterAll(async () => {
    await Promise.all(portals.map((portal) => portal.stop()));
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const names = async (portal: TestPortal): Promise<string> =>
    (await portal.ask('/api/radios/all')).text;

  it('as duas sobem juntas no banco vazio e respondem', async () => {
    for (const portal of portals) {
      expect((await portal.ask('/api/saude')).status).toBe(200);
      expect((await portal.ask('/api/radios/all')).status).toBe(200);
    }
  });

  it('o que uma publica, edita e despublica a outra mostra em menos de 5 s', async () => {
    const [one, other] = portals;
    await names(other);
    const { documentId } = await editor.createPublished('api::radio.radio', {
      nome_radio: 'De lá',
      url: 'https://a.test/',
    });
    expect(await names(one)).toContain('De lá');
    await eventually(async () => expect(await names(other)).toContain('De lá'), 5000);
    await editor.update('api::radio.radio', documentId, { nome_radio: 'De cá' });
    await editor.publish('api::radio.radio', documentId);
    await eventually(async () => expect(await names(other)).toContain('De cá'), 5000);
    await editor.unpublish('api::radio.radio', documentId);
    await eventually(async () => expect(await names(other)).not.toContain('De cá'), 5000);
  });

  it('o anúncio que uma para, a outra tira do ar em menos de 5 s', async () => {
    const [one, other] = portals;
    const admin = await entrarComoAdministrador(one);
    const { id } = await comprarBanner(admin, { titulo_banner: 'Faixa' });
    const decidir = (status: number) =>
      admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status });
    const ads = async () => (await other.ask(CAMINHOS.publicidade)).text;
    await decidir(1);
    await eventually(async () => expect(await ads()).toContain('Faixa'), 5000);
    await decidir(0);
    await eventually(async () => expect(await ads()).not.toContain('Faixa'), 5000);
  });

  it('o token que uma deu a outra reconhece', async () => {
    const [one, other] = portals;
    const token = (await one.ask('/api/verificaLogin')).json<{ token: string }>().token;
    const there = await other.ask('/api/verificaLogin', {
      headers: { Cookie: `XSRF-TOKEN=${token}` },
    });
    expect(there.json<{ token: string }>().token).toBe(token);
  });
});
