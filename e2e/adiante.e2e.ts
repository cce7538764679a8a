import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { ID_DO_DESENHO } from '@portal/contracts/partilha/ids';
import { barra, esperarSom, situacao } from './harness/player';
import { test } from './harness/test';
import { carregada } from './harness/visitante';

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

/** Keeps the program back, not what draws a list before it; gives back how to let it go. */
const segurarOPrograma = async (page: Page): Promise<() => void> => {
  let soltar = (): void => undefined;
  const preso = new Promise<void>((resolve) => (soltar = resolve));
  await page.route(/\/assets\/(?!listas).*\.js$/, async (route) => {
    await preso;
    await route.continue();
  });
  return soltar;
};

for (const pagina of ['webradios', 'cantores', 'publicidade'])
  test(`#${pagina} é desenhada antes do programa, e o que toma o lugar não se move`, async ({
    page,
  }) => {
    const soltar = await segurarOPrograma(page);
    await page.goto(`/#${pagina}`, { waitUntil: 'commit' });
    const desenho = page.locator(`#${ID_DO_DESENHO}`);
    await expect(desenho.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const lugares = () =>
      page.locator('main').evaluate((principal) =>
        Array.from(principal.querySelectorAll('h1, input, [class*="grade"] > li, ol > li')).map(
          (um) => {
            const { x, y, width, height } = um.getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
          },
        ),
      );
    const antes = await lugares();
    expect(antes.length).toBeGreaterThan(2);
    soltar();
    await expect(desenho).toHaveCount(0);
    expect((await lugares()).slice(0, antes.length)).toEqual(antes);
  });

test('o toque numa rádio desenhada não se perde', async ({ page }) => {
  const soltar = await segurarOPrograma(page);
  await page.goto('/#webradios', { waitUntil: 'commit' });
  // The demonstration's first radio is a dead one.
  const segunda = page
    .locator(`#${ID_DO_DESENHO}`)
    .getByRole('button', { name: /^Ouvir / })
    .nth(1);
  const nome = ((await segunda.getAttribute('aria-label')) ?? '').replace('Ouvir ', '');
  await segunda.click();
  soltar();
  await esperarSom(page);
  await expect(barra(page).getByText(nome)).toBeVisible();
});

test('quem tocou e foi adiante não ouve nada ao voltar à lista', async ({ page }) => {
  const soltar = await segurarOPrograma(page);
  await page.goto('/#webradios', { waitUntil: 'commit' });
  const desenho = page.locator(`#${ID_DO_DESENHO}`);
  await desenho
    .getByRole('button', { name: /^Ouvir / })
    .first()
    .click();
  await desenho.getByRole('link').first().click();
  soltar();
  await carregada(page);
  await page.getByRole('link', { name: 'Web Rádios', exact: true }).first().click();
  await expect(page.getByRole('list', { name: 'Web rádios', exact: true })).toBeVisible();
  await expect(situacao(page)).toHaveText(/toque para ouvir/);
});

test('um link seguido enquanto o programa toma o lugar leva aonde diz', async ({ page }) => {
  await page.addInitScript(() => {
    const original = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
    Object.defineProperty(Node.prototype, 'textContent', {
      set(this: Node, texto: string) {
        if (this instanceof Element && this.id === 'raiz')
          this.querySelector<HTMLElement>('#casca ol a')?.click();
        original?.set?.call(this, texto);
      },
    });
  });
  await page.goto('/#cantores');
  await expect(page).toHaveURL(/#cantores#/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cantores');
});

test('a lista que não se pôde ler não segura o programa', async ({ page }) => {
  await page.route(`**${CAMINHOS.radios}*`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/#webradios');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});
