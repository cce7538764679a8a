import { expect, type Page } from '@playwright/test';
import { carregada } from './visitante';

/** Waits until the service worker has this page, and what the page read before is kept. */
export const comServico = async (page: Page): Promise<void> => {
  // Somebody who stays: only for them it is fetched.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  const leituras = async () =>
    (await guardados(page)).filter((endereco) => endereco.startsWith('/api/')).length;
  await expect.poll(leituras).toBeGreaterThan(0);
};

/** Looks into the portal, as whose browser keeps it from then on. */
export const visitar = async (page: Page, url = '/'): Promise<void> => {
  await page.goto(url);
  await carregada(page);
  await comServico(page);
};

/** Everything the browser keeps for the portal, by its address without the origin. */
export const guardados = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const nomes = await caches.keys();
    const chaves = await Promise.all(nomes.map(async (nome) => (await caches.open(nome)).keys()));
    return chaves.flat().map(({ url }) => url.slice(location.origin.length));
  });
