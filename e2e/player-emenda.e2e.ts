import { expect } from '@playwright/test';
import { barra, esperarSom } from './harness/player';
import { test } from './harness/test';

/** What a listener does not hear as a hole, in ms. */
const EMENDA_MS = 200;
/** A server this far away could not answer in that time. */
const DISTANCIA_MS = 400;
/** Enough for the next song's first bytes to come before it is its turn. */
const ANTES_DO_FIM_S = 5;

// Sound takes its real time; a busy machine takes longer.
test.setTimeout(90_000);

test('de uma música à outra passam menos de 200 ms, mesmo com o servidor longe @uma-tela', async ({
  page,
}) => {
  // The portal's own songs, never `page.route`, which switches the browser's cache off.
  await page.goto('/#musicas');
  await page.getByRole('button', { name: 'Tocar tudo' }).click();
  await esperarSom(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: DISTANCIA_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const primeira = await barra(page).getByRole('link').first().innerText();
  await page.evaluate((segundos) => {
    const audio = document.querySelector('audio');
    if (!audio) return;
    let fim = 0;
    audio.addEventListener('ended', () => (fim = performance.now()));
    audio.addEventListener('playing', () => {
      if (fim > 0) document.body.dataset['emenda'] = String(performance.now() - fim);
    });
    audio.currentTime = audio.duration - segundos;
  }, ANTES_DO_FIM_S);
  await expect(page.locator('body')).toHaveAttribute('data-emenda', /./, { timeout: 30_000 });
  const emenda = Number(await page.locator('body').getAttribute('data-emenda'));
  test.info().annotations.push({ type: 'emenda', description: `${emenda.toFixed(0)} ms` });
  expect(emenda).toBeLessThan(EMENDA_MS);
  await esperarSom(page);
  await expect(barra(page).getByRole('link').first()).not.toHaveText(primeira);
});
