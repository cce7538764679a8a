import { expect } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { test } from './harness/test';

const LISTAS = [
  ['webradios', `${CAMINHOS.radios}?pagina=1&limite=10`],
  ['cantores', `${CAMINHOS.cantores}?pagina=1&limite=20`],
  ['musicas', `${CAMINHOS.musicas}?pagina=1&limite=100`],
  ['publicidade', CAMINHOS.publicidade],
] as const;

for (const [pagina, caminho] of LISTAS) {
  test(`#${pagina} é pedida antes de os programas chegarem, e uma vez só`, async ({ page }) => {
    const isDaLista = (url: string): boolean => url.endsWith(caminho);
    const pedida = page.waitForRequest((pedido) => isDaLista(pedido.url()));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await pedida;
      await route.continue();
    });
    let pedidos = 0;
    page.on('request', (pedido) => {
      if (isDaLista(pedido.url())) pedidos += 1;
    });
    await page.goto(`/#${pagina}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
    expect(pedidos).toBe(1);
  });
}
