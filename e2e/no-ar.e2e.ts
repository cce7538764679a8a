import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { abrirIcecast, temIcecast, type Icecast } from './harness/icecast';
import { esperarSom, ouvir, situacao } from './harness/player';
import { abrirPortal, type PortalProprio } from './harness/portal-proprio';
import { administracao } from './harness/redacao';
import { retratar } from './harness/retrato';
import { test } from './harness/test';
import { semConvite } from './harness/visitante';

test.skip(!temIcecast(), 'sem icecast2 nesta máquina');
test.describe.configure({ mode: 'serial' });

/** A few checks two seconds apart, and pages that ask every twenty. */
const ATE_SABER = { timeout: 60_000 };

const cartao = (page: Page, nome: string) =>
  page
    .getByRole('region', { name: 'No ar agora' })
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: nome, exact: true }) });

test.describe('rádios de verdade', () => {
  let portal: PortalProprio;
  let icecast: Icecast;

  test.beforeAll(async ({ playwright }) => {
    test.setTimeout(120_000);
    icecast = await abrirIcecast();
    portal = await abrirPortal({
      PORTAL_STREAM_CHECK: '2',
      PORTAL_STREAM_NETWORKS: '127.0.0.0/8',
    });
    const request = await playwright.request.newContext();
    const redacao = await administracao(request, portal.url);
    for (const [nome_radio, url] of [
      ['Aurora Morta', 'http://127.0.0.1:9/nada'],
      ['Zênite Viva', icecast.url],
      // As Icecast tells everybody: no browser plays it.
      ['Zulu em Lista', `${icecast.url}.m3u`],
    ]) {
      const slogan = `O slogan da ${nome_radio}`;
      const id = await redacao.criar('api::radio.radio', { nome_radio, slogan, url });
      await redacao.publicar('api::radio.radio', id);
    }
    await request.dispose();
  });
  test.afterAll(async () => {
    await portal.parar();
    icecast.fechar();
  });

  test('a que soa vem primeiro, com o que toca; morre e fica cinza no fim; volta', async ({
    page,
  }, testInfo) => {
    test.setTimeout(300_000);
    await semConvite(page);
    await page.goto(`${portal.url}/#home`);
    const viva = cartao(page, 'Zênite Viva');
    await expect(cartao(page, 'Aurora Morta')).toContainText(/Fora do ar desde \d+h/, ATE_SABER);
    await expect(viva).toContainText('No ar', ATE_SABER);
    await expect(
      page.getByRole('region', { name: 'No ar agora' }).getByRole('article').first(),
    ).toContainText('Zênite Viva');

    await icecast.intitular('Ana Exemplo - Manhã de graça');
    await viva.getByRole('button', { name: 'Ouvir Zênite Viva' }).click();
    await expect(viva).toContainText('♪ Ana Exemplo - Manhã de graça', ATE_SABER);
    await expect(viva).toContainText('1 ouvindo');
    await retratar(page, testInfo, 'no-ar-agora');
    await icecast.intitular('Coral Amostra - Farol');
    await expect(viva).toContainText('♪ Coral Amostra - Farol', ATE_SABER);

    await viva.getByRole('link').click();
    const tocou = page.getByRole('region', { name: 'Tocou há pouco' });
    await expect(tocou.getByRole('listitem')).toHaveText([
      /Agora\s*Coral Amostra - Farol/,
      /\d\d:\d\d\s*Ana Exemplo - Manhã de graça/,
    ]);
    await expect(page.getByText('No ar · 1 ouvindo · MP3')).toBeVisible();
    await expectAcessivel(page);
    await retratar(page, testInfo, 'radio-no-ar');

    icecast.pararDeTransmitir();
    await page.goBack();
    await expect(viva).toContainText(/Fora do ar desde \d+h/, ATE_SABER);
    await icecast.transmitir();
    await expect(viva).toContainText('No ar', ATE_SABER);
  });

  test('a que tem por endereço uma lista .m3u toca o que há dentro dela', async ({ page }) => {
    await semConvite(page);
    await page.goto(`${portal.url}/#webradios`);
    await ouvir(page, 'Zulu em Lista').click();
    await esperarSom(page, 30_000);
    await expect(situacao(page)).toHaveText('Ao vivo agora');
  });
});
