import { expect } from '@playwright/test';
import { botao, esperarSom, situacao } from './harness/player';
import { test } from './harness/test';

// Chromium without a window skips its autoplay rule unless told to keep it, as it does for people.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      ...(launchOptions.args ?? []),
      '--autoplay-policy=document-user-activation-required',
    ];
    await use({ ...launchOptions, args });
  },
});

// Sound takes its real time; a busy machine takes longer.
test.setTimeout(90_000);

test('o navegador que exige um toque recebe um: Toque para ouvir', async ({ page }) => {
  // A start on the way that no gesture of this page made. What Playwright asks of a page counts as one: the page itself says
  // what its player came to.
  const COMBINADO = 'toque pedido';
  await page.addInitScript((combinado) => {
    let tocado = false;
    new MutationObserver((_mudancas, observer) => {
      const tocar = document.querySelector<HTMLElement>('#casca [data-toque="tocar"]');
      if (tocar && !tocado) {
        tocado = true;
        tocar.click();
      }
      const situacao = document.querySelector('[aria-label="Player"] [role="status"]');
      if (situacao?.textContent !== 'Toque para ouvir') return;
      observer.disconnect();
      console.warn(combinado);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, COMBINADO);
  const pedido = page.waitForEvent('console', (message) => message.text() === COMBINADO);
  await page.goto('/#webradios');
  await pedido;
  await expect(situacao(page)).toHaveText('Toque para ouvir');
  await botao(page, 'Ouvir').click();
  await esperarSom(page);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
});

test('tocar antes de o programa chegar toca quando ele chega', async ({ page }) => {
  let soltar = (): void => undefined;
  const preso = new Promise<void>((resolve) => (soltar = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await preso;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await botao(page, 'Ouvir rádio').click();
  expect(await page.locator('audio').count()).toBe(0);
  soltar();
  await esperarSom(page, 30_000);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
});
