import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comprarBanner, entrarComoAdministrador } from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { idDoCookie } from './harness/contagens';
import { newDatabase, onPostgres } from './harness/database';
import { type Editor, loginEditor } from './harness/editor';
import { eventually } from './harness/http';
import { startTestPortal, type TestPortal } from './harness/portal';
import { sql } from './harness/sql';
import { copiaDe, novoVisitante, type Visitante } from './harness/visitante';

const JA_VOTOU = {
  status: '0',
  msg: 'Você já respondeu a esta pesquisa. Obrigado pela colaboração!',
  codigo: 'ja_votou',
};
const VINTE = Array.from({ length: 20 }, (_, i) => i);

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
    await editor.create('api::pesquisa.pesquisa', { numero: 1, titulo: 'Rádio do ano' });
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

  it.each([
    {
      igual: 'e-mail',
      votante: { email: 'uma@exemplo.test', telefone: '(11) 97000-0000' },
      outro: (i: number) => ({ telefone: `(11) 9${71000000 + i}` }),
    },
    {
      igual: 'telefone',
      votante: { email: 'outra@exemplo.test', telefone: '(11) 98000-0000' },
      outro: (i: number) => ({ email: `outra-${i}@exemplo.test` }),
    },
  ])(
    'vinte votos do mesmo $igual ao mesmo tempo, pelas duas: um conta',
    async ({ igual, votante, outro }) => {
      const nova = { nome_radio: `Votada por ${igual}`, url: 'https://v.test/' };
      const { documentId: id_webradio } = await editor.createPublished('api::radio.radio', nova);
      const respostas = await Promise.all(
        VINTE.map((i) =>
          novoVisitante(portals[i % 2 ? 1 : 0]).enviar(CAMINHOS.votar, {
            ...{ nome: 'Votante', id_webradio, ...votante },
            // Half of them are the same to the letter.
            ...(i % 4 < 2 ? {} : outro(i)),
          }),
        ),
      );
      const recusados = respostas.filter(({ status }) => status !== 201);
      expect(recusados.map((answer) => [answer.status, answer.json()])).toEqual(
        Array(19).fill([409, JA_VOTOU]),
      );
      const votos = 'select id from votos where opcao_id = ?';
      expect(await sql(portals[0], database, votos, id_webradio)).toHaveLength(1);
    },
  );

  it('quem ouve e está presente pelas duas ao mesmo tempo conta uma vez', async () => {
    const nova = { nome_radio: 'Ouvida', url: 'https://o.test/' };
    const { documentId } = await editor.createPublished('api::radio.radio', nova);
    await eventually(async () => expect(await names(portals[1])).toContain('Ouvida'), 5000);
    const ouvir = (visitante: Visitante) =>
      visitante.enviar(CAMINHOS.rastrearAnuncio, { anuncio: documentId, tipo: 'webradio' });
    const pessoas = await Promise.all(
      VINTE.map(async () => {
        const aqui = novoVisitante(portals[0]);
        await aqui.quem();
        return [aqui, copiaDe(portals[1], aqui)];
      }),
    );
    const respostas = await Promise.all(
      pessoas
        .flat()
        .flatMap((visitante) => [
          ouvir(visitante),
          ouvir(visitante),
          visitante.pedir(CAMINHOS.presenca(idDoCookie(visitante))),
        ]),
    );
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([204]));
    const contados = await sql(
      portals[0],
      database,
      `select tipo, motivo, total from contadores_diarios
       where tipo in ('radio', 'acesso') order by tipo desc, motivo`,
    );
    expect(contados).toEqual([
      { tipo: 'radio', motivo: '', total: 20 },
      { tipo: 'radio', motivo: 'repetido', total: 60 },
      { tipo: 'acesso', motivo: '', total: 20 },
    ]);
    expect(await sql(portals[0], database, 'select visitante from presencas')).toHaveLength(20);
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
