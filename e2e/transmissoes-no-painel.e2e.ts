import { expect } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { abrirIcecast, temIcecast, type Icecast } from './harness/icecast';
import { abrirPortal, type PortalProprio } from './harness/portal-proprio';
import { administracao, entrarNoPainel, soPortugues } from './harness/redacao';
import { test } from './harness/test';

test.skip(!temIcecast(), 'sem icecast2 nesta máquina');
test.describe.configure({ timeout: 180_000 });

const RADIO = 'api::radio.radio';
/** Rows of a page of the list. */
const POR_PAGINA = 50;
/** A few checks two seconds apart. */
const ATE_SABER = { timeout: 60_000 };

let portal: PortalProprio;
let icecast: Icecast;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  icecast = await abrirIcecast();
  portal = await abrirPortal({ PORTAL_STREAM_CHECK: '2', PORTAL_STREAM_NETWORKS: '127.0.0.0/8' });
});
test.afterAll(async () => {
  await portal.parar();
  icecast.fechar();
});

test('quem edita vê quais transmissões têm problema, e testa todas', async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext();
  const admin = await administracao(request, portal.url);
  for (const [nome_radio, url] of [
    ['Aurora Morta', 'http://127.0.0.1:9/nada'],
    ['Zênite Viva', icecast.url],
  ])
    await admin.publicar(RADIO, await admin.criar(RADIO, { nome_radio, url }));
  const conta = await admin.criarConta('portal-editor');
  const context = await browser.newContext({ baseURL: portal.url });
  const page = await context.newPage();
  await entrarNoPainel(page, conta);

  await expect(async () => {
    await page.goto('/admin/plugins/portal/transmissoes');
    await expect(page.getByRole('button', { name: 'No ar (1)' })).toBeVisible({ timeout: 5000 });
    await expect(page.getByRole('button', { name: 'Fora do ar (1)' })).toBeVisible();
  }).toPass(ATE_SABER);
  await soPortugues(page, 'Transmissões');
  await expectAcessivel(page, 'main');
  await page.getByRole('button', { name: 'Fora do ar (1)' }).click();
  await expect(page.getByRole('link', { name: 'Zênite Viva' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Todas (2)' }).click();
  await page.getByRole('button', { name: 'Testar todas' }).click();
  await expect(page.getByText('2 de 2 testadas.')).toBeVisible(ATE_SABER);
  await expect(page.getByRole('row', { name: /Zênite Viva/ })).toContainText(/mp3|mpeg|ogg|aac/i);

  await page.goto('/admin');
  await expect(page.getByText('Transmissões com problema')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aurora Morta' })).toBeVisible();
  await soPortugues(page, 'início com transmissões');

  for (let uma = 1; uma < POR_PAGINA; uma += 1)
    await admin.criar(RADIO, { nome_radio: `Do meio ${uma}`, url: icecast.url });
  await page.goto('/admin/plugins/portal/transmissoes');
  await expect(page.getByText('51 transmissões, página 1 de 2')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zênite Viva' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Próximas' }).click();
  await expect(page.getByRole('link', { name: 'Zênite Viva' })).toBeVisible();
  await page.getByRole('button', { name: 'Fora do ar (1)' }).click();
  await expect(page.getByRole('link', { name: 'Aurora Morta' })).toBeVisible();
  await expect(page.getByText('1 transmissão, página 1 de 1')).toBeVisible();
  await context.close();
  await request.dispose();
});
