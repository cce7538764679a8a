import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Radio } from '@portal/contracts/radio/radio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decidir, provar } from './harness/andamento';
import { comprarBanner, entrarComoAdministrador, venderAnuncio } from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { mailsPara } from './harness/caixa-postal';
import { newDatabase } from './harness/database';
import { eventually } from './harness/http';
import { ADMIN, startTestPortal, type TestPortal } from './harness/portal';
import { umRelogio } from './harness/relogio';

const ESPERA_MS = 30_000;
/** Portals start again within a test. */
const LONGO_MS = 240_000;
const RADIO = 'Rádio da Carla';

const relogio = umRelogio();
let database: TestDatabase;
let portal: TestPortal;
let anuncio: Anuncio;

/** The portal goes on at another time: its rounds look at what is due as it begins. */
const seguirEm = async (iso: string): Promise<void> => {
  portal.signal('SIGTERM');
  await portal.exited;
  relogio.acertar(iso);
  const { dataDir } = portal;
  portal = await startTestPortal({ database: database.url, dataDir, env: relogio.env });
};

const radios = async (): Promise<string[]> =>
  (await portal.ask(CAMINHOS.radios)).json<Radio[]>().map(({ nome_radio }) => nome_radio);
const cartas = (assunto: string): number =>
  mailsPara(portal, ADMIN.email).filter(({ cabecalhos }) =>
    cabecalhos.get('subject')?.startsWith(assunto),
  ).length;
const terminou = (): number => cartas('Seu anúncio terminou');

beforeAll(async () => {
  // Before eight: this day's summary is over before anybody chooses it.
  relogio.acertar('2026-11-18T09:00:00.000Z');
  database = await newDatabase();
  portal = await startTestPortal({ database: database.url, env: relogio.env });
  const admin = await entrarComoAdministrador(portal);
  await admin.enviar(CAMINHOS.avisos, { resumo_diario: 'true' });
  anuncio = await venderAnuncio(admin, {
    ...{ tipo_anuncio: 'radio', nome_webradio: RADIO, url_webradio: 'https://c.test/' },
  });
  expect((await decidir(admin, anuncio.id, 1)).status).toBe(200);
  await provar(admin, (await comprarBanner(admin)).id);
});
afterAll(async () => {
  await portal.stop();
  await database.drop();
});

it(
  'um relógio que esteve adiantado e é acertado não deixa fora do ar o que está pago, nem calados os resumos',
  { timeout: LONGO_MS },
  async () => {
    expect(await radios()).toContain(RADIO);
    // A Monday after its end.
    await seguirEm('2026-12-28T12:00:00.000Z');
    await eventually(
      () => expect([terminou(), cartas('1 anúncio espera')]).toEqual([1, 1]),
      ESPERA_MS,
    );
    expect(await radios()).not.toContain(RADIO);

    await seguirEm('2026-11-19T12:00:00.000Z');
    await eventually(async () => expect(await radios()).toContain(RADIO), ESPERA_MS);
    await eventually(() => expect(cartas('1 anúncio espera')).toBe(2), ESPERA_MS);

    // When it really ends its owner is told.
    await seguirEm('2026-12-18T12:00:00.000Z');
    await eventually(() => expect(terminou()).toBe(2), ESPERA_MS);
    expect(await radios()).not.toContain(RADIO);
  },
);
