import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { expect, type Page } from '@playwright/test';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

const SEM_INTERNET = 'Você está sem internet. Carregamos assim que ela voltar.';
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const doRodape = (page: Page, nome: string) =>
  page
    .getByRole('navigation', { name: 'Rodapé' })
    .getByRole('link', { name: nome, exact: true })
    .click();

/** A browser whose owner asked it to save data: nothing is fetched ahead. */
const economizar = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

test('as páginas de ler abrem sem internet, porque vieram antes, e o que faltar vem quando ela volta', async ({
  page,
  context,
}) => {
  await semConvite(page);
  const ultima = page.waitForResponse((resposta) =>
    /\/pagina-nao-encontrada-[^/]+\.js$/.test(resposta.url()),
  );
  await page.goto('/');
  await carregada(page);
  await (await ultima).finished();
  await context.setOffline(true);
  await doRodape(page, 'Web Rádios');
  await expect(titulo(page)).toHaveText('Web Rádios Online');
  await expect(page.getByText(SEM_INTERNET)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('list', { name: 'Web rádios', exact: true })).toBeVisible();
});

test('a quem economiza dados nada vem antes, e a página pedida sem internet vem por si quando ela volta', async ({
  page,
  context,
}) => {
  await economizar(page);
  await semConvite(page);
  const pedidos: string[] = [];
  page.on('request', (pedido) => pedidos.push(pedido.url()));
  await page.goto('/');
  await carregada(page);
  await page.waitForLoadState('networkidle');
  expect(pedidos.filter((url) => /\/pagina-quem-somos-[^/]+\.js$/.test(url))).toEqual([]);
  await page.evaluate(() => Object.assign(window, { mesma: true }));
  await context.setOffline(true);
  await doRodape(page, 'Quem Somos');
  await expect(page.getByText(SEM_INTERNET)).toBeVisible();
  await context.setOffline(false);
  await expect(titulo(page)).toHaveText('Quem Somos');
  await expect(titulo(page)).toBeFocused();
  expect(await page.evaluate(() => Boolean(Reflect.get(window, 'mesma')))).toBe(true);
});

test('uma página que não chegou vem por si quando a internet volta', async ({ page }) => {
  await economizar(page);
  await semConvite(page);
  await page.route('**/assets/catalogo-*.js', (route) => route.abort());
  await page.goto('/');
  await carregada(page);
  // It tries once by itself.
  const recarregada = page.waitForEvent('load');
  await doRodape(page, 'Cantores');
  await recarregada;
  await expect(page.getByText('Não conseguimos abrir esta página.')).toBeVisible();
  await page.unroute('**/assets/catalogo-*.js');
  // In a moment: the page it reloads must not be the one that still answers.
  await page.evaluate(() => void setTimeout(() => window.dispatchEvent(new Event('online')), 500));
  await expect(titulo(page)).toHaveText('Cantores');
});

test('uma resposta que nunca vem é dada por perdida, e a página diz isso e oferece outra vez', async ({
  page,
}) => {
  await semConvite(page);
  await page.clock.install();
  const lista = `**${CAMINHOS.radios}*`;
  let pedidos = 0;
  // Taken, and answered by nobody.
  await page.route(lista, () => {
    pedidos += 1;
  });
  await page.goto('/#webradios');
  const deNovo = page.getByRole('button', { name: 'Tentar de novo' });
  await expect(async () => {
    await page.clock.runFor(20_000);
    await expect(deNovo).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByText('Não conseguimos falar com o portal.')).toBeVisible();
  expect(pedidos).toBeGreaterThan(1);
  await page.unroute(lista);
  await deNovo.click();
  await expect(page.getByRole('list', { name: 'Web rádios', exact: true })).toBeVisible();
});

test('a faixa de sem internet não cobre a busca de uma lista rolada, e o seu desenho não é espremido', async ({
  page,
  context,
}) => {
  await semConvite(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#webradios');
  await carregada(page);
  await context.setOffline(true);
  const faixa = page.getByText('O que já foi carregado continua aqui.');
  const desenho = await faixa.locator('svg').boundingBox();
  expect([desenho?.width, desenho?.height]).toEqual([20, 20]);
  await page.mouse.wheel(0, 900);
  const busca = page.getByRole('searchbox', { name: 'Buscar web rádio' });
  await expect(async () => {
    const [dela, daFaixa] = [await busca.boundingBox(), await faixa.boundingBox()];
    if (!dela || !daFaixa) throw new Error('the band and the search are on the page');
    const [embaixo, emCima] = [dela.y + dela.height, daFaixa.y + daFaixa.height];
    expect(embaixo <= 0 || dela.y >= emCima, `${dela.y}..${embaixo}, ${emCima}`).toBe(true);
  }).toPass({ timeout: 5000 });
});
