import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { Avisos } from '@portal/contracts/avisos/avisos';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decidir, ler, provar } from './harness/andamento';
import { comprarBanner, entrarComoAdministrador, venderAnuncio } from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { mailsPara } from './harness/caixa-postal';
import { receber } from './harness/caixa';
import { newDatabase, onPostgres } from './harness/database';
import { eventually } from './harness/http';
import { type Mail } from './harness/mail';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { ADMIN, startTestPortal, type TestPortal } from './harness/portal';
import { umRelogio } from './harness/relogio';
import { sql } from './harness/sql';

const ESPERA_MS = 30_000;
/** Portals start again within a test. */
const LONGO_MS = 240_000;
const relogio = umRelogio();
const env = { ...relogio.env, PORTAL_LIMITS: '1000' };

let database: TestDatabase;
let primeiro: TestPortal;
let depois: TestPortal[] = [];
let ana: Pessoa;
let bia: Pessoa;
let carla: Pessoa;
let tocado: Anuncio;
let esquecido: Anuncio;
/** Nothing proves it, but the administration saw the money. */
let recebido: Anuncio;
let noAr: Anuncio;

const contar = (tipo: string, alvo: number | string, dia: string, total: number) =>
  sql(
    primeiro,
    database,
    `insert into contadores_diarios (tipo, alvo, dia, motivo, total) values (?, ?, ?, '', ?)`,
    ...[tipo, String(alvo), dia, total],
  );

const ligarDeNovo = async (): Promise<void> => {
  for (const portal of depois) {
    portal.signal('SIGTERM');
    await portal.exited;
  }
  const juntos = onPostgres ? 2 : 1;
  depois = await Promise.all(
    Array.from({ length: juntos }, () =>
      startTestPortal({ database: database.url, dataDir: primeiro.dataDir, env }),
    ),
  );
};

const cartas = (email: string): string[] =>
  mailsPara(primeiro, email).map(({ cabecalhos }) => cabecalhos.get('subject') ?? '');
const carta = async (email: string, assunto: string): Promise<Mail> => {
  await eventually(() => expect(cartas(email)).toContain(assunto), ESPERA_MS);
  const achadas = mailsPara(primeiro, email).filter(
    ({ cabecalhos }) => cabecalhos.get('subject') === assunto,
  );
  expect(achadas).toHaveLength(1);
  return achadas[0] as Mail; // the length was just looked at
};

beforeAll(async () => {
  // Before eight: this day's summary is over before anybody chooses it.
  relogio.acertar('2026-11-18T09:00:00.000Z');
  database = await newDatabase();
  primeiro = await startTestPortal({ database: database.url, env });
  ana = await novaPessoa(primeiro);
  bia = await novaPessoa(primeiro);
  carla = await novaPessoa(primeiro);
  const admin = await entrarComoAdministrador(primeiro);
  await admin.enviar(CAMINHOS.avisos, { resumo_diario: 'true' });
  for (const pessoa of [ana, bia]) {
    const anuncio = await comprarBanner(pessoa.visitante);
    await provar(pessoa.visitante, anuncio.id);
    expect((await decidir(admin, anuncio.id, 1)).status).toBe(200);
    if (pessoa === ana) noAr = anuncio;
  }
  esquecido = await comprarBanner(ana.visitante);
  recebido = await comprarBanner(ana.visitante);
  expect((await receber(admin, recebido.id)).status).toBe(200);
  const pago = await comprarBanner(ana.visitante);
  await provar(ana.visitante, pago.id);
  tocado = await venderAnuncio(admin, {
    ...{ id_usuario: String(carla.id), tipo_anuncio: 'radio' },
    ...{ nome_webradio: 'Rádio da Carla', url_webradio: 'https://c.test/' },
  });
  await decidir(admin, tocado.id, 1);
  await contar('radio', tocado.webradio?.id ?? '', '2026-11-20', 3);
  await contar('radio', tocado.webradio?.id ?? '', '2026-11-15', 90);
  await contar('visualizacao', noAr.id, '2026-11-18', 1200);
  await contar('visualizacao', noAr.id, '2026-11-22', 34);
  await contar('clique', noAr.id, '2026-11-20', 1);
  await contar('visualizacao', noAr.id, '2026-11-15', 5000);
});
afterAll(async () => {
  for (const portal of depois) await portal.stop();
  await primeiro.stop();
  await database.drop();
});

describe('os e-mails dos dias', () => {
  it('cada conta escolhe os seus; o que não se envia fica como estava', async () => {
    expect(await ler<Avisos>(bia.visitante, CAMINHOS.avisos)).toEqual({
      resumo_semanal: true,
      resumo_diario: false,
    });
    expect((await bia.visitante.enviar(CAMINHOS.avisos, { resumo_semanal: 'talvez' })).status).toBe(
      422,
    );
    expect((await bia.visitante.enviar(CAMINHOS.avisos, { resumo_semanal: false })).status).toBe(
      200,
    );
    expect(await ler<Avisos>(bia.visitante, CAMINHOS.avisos)).toEqual({
      resumo_semanal: false,
      resumo_diario: false,
    });
  });

  it('quem administra e escolheu o resumo não recebeu um por comprovante', async () => {
    await carta(ana.cadastro.email, `Recebemos o comprovante: ${noAr.titulo} (código ${noAr.id})`);
    expect(cartas(ADMIN.email).filter((assunto) => assunto.startsWith('Comprovante'))).toEqual([]);
  });

  it(
    'na segunda às 8h saem o lembrete, os números da semana e o resumo do dia, um de cada',
    { timeout: LONGO_MS },
    async () => {
      primeiro.signal('SIGTERM');
      await primeiro.exited;
      relogio.acertar('2026-11-23T11:00:30.000Z');
      await ligarDeNovo();
      const lembrete = await carta(
        ana.cadastro.email,
        `Falta o comprovante: ${esquecido.titulo} (código ${esquecido.id})`,
      );
      expect(lembrete.texto).toContain(`/usuario/perfil?pagar=${esquecido.id}#meusAnuncios`);
      const semRecibo = `Falta o comprovante: ${recebido.titulo} (código ${recebido.id})`;
      expect(cartas(ana.cadastro.email)).not.toContain(semRecibo);
      const semana = await carta(ana.cadastro.email, 'Os números da semana: 1 anúncio no ar');
      expect(semana.texto).toContain('De 16/11/2026 a 22/11/2026');
      expect(semana.texto).toContain(
        `${noAr.titulo} (código ${noAr.id}): 1.234 visualizações, 1 clique`,
      );
      const desligar = /Não receber mais:\n(\S+)/.exec(semana.texto)?.[1] ?? '';
      expect(desligar.endsWith(CAMINHOS.escolhaDeAvisos)).toBe(true);
      expect(semana.cabecalhos.get('list-unsubscribe')).toBe(`<${desligar}>`);
      expect(lembrete.cabecalhos.has('list-unsubscribe')).toBe(false);
      const daRadio = await carta(carla.cadastro.email, 'Os números da semana: 1 anúncio no ar');
      expect(daRadio.texto).toContain(`${tocado.titulo} (código ${tocado.id}): 3 execuções`);
      const dia = await carta(ADMIN.email, '1 anúncio espera uma decisão');
      expect(dia.texto).toContain('Comprovantes a conferir: 1');
      expect(dia.texto).toContain(CAMINHOS.administracao);
      expect(cartas(bia.cadastro.email).filter((uma) => uma.startsWith('Os números'))).toEqual([]);
    },
  );

  it('outra ronda do mesmo dia não repete nenhum', { timeout: LONGO_MS }, async () => {
    const antes = [...cartas(ana.cadastro.email), ...cartas(ADMIN.email)];
    relogio.acertar('2026-11-23T18:00:00.000Z');
    await ligarDeNovo();
    // A mail of the next day shows that the rounds of this one are over.
    relogio.acertar('2026-11-24T12:00:00.000Z');
    await ligarDeNovo();
    await eventually(
      () =>
        expect(cartas(ADMIN.email).filter((uma) => uma.startsWith('1 anúncio'))).toHaveLength(2),
      ESPERA_MS,
    );
    expect([...cartas(ana.cadastro.email), ...cartas(ADMIN.email)]).toHaveLength(antes.length + 1);
  });
});
