import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { expectSemRolagemLateral } from './harness/rolagem';
import { test } from './harness/test';

const SIAO = '/radio/radio-siao';
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const barra = (page: Page) => page.getByRole('region', { name: 'Player' });

/** Notes every heading the page ever shows, and how often it showed none after the first. */
const observarTitulo = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const vistos = { sem: 0, textos: [] as string[] };
    Object.assign(window, { vistos });
    const olhar = () => {
      const h1 = document.querySelector('h1')?.textContent ?? null;
      if (h1 === null) vistos.sem += vistos.textos.length > 0 ? 1 : 0;
      else if (vistos.textos.at(-1) !== h1) vistos.textos.push(h1);
      requestAnimationFrame(olhar);
    };
    requestAnimationFrame(olhar);
  });
};

for (const width of [360, 1280]) {
  test(`em ${width}: um endereço compartilhado abre a rádio, sem piscar, e a barra a oferece`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await observarTitulo(page);
    await page.goto(SIAO);
    await expect(page.getByRole('button', { name: 'Ouvir Rádio Sião' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
    await expect(titulo(page)).toHaveText('Rádio Sião');
    await expect(barra(page).getByText('Rádio Sião')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { vistos: unknown }).vistos)).toEqual({
      sem: 0,
      textos: ['Rádio Sião'],
    });
    await expect(page).toHaveURL(SIAO);
    await expectAcessivel(page);
    await expectSemRolagemLateral(page);
  });
}

test('quem chega por um endereço não torna a pedir o que veio com ele', async ({ page }) => {
  const pedidos: string[] = [];
  page.on('request', (pedido) => pedidos.push(new URL(pedido.url()).pathname));
  for (const endereco of [SIAO, '/cantor/ana-exemplo']) {
    await page.goto(endereco, { waitUntil: 'networkidle' });
    await expect(titulo(page)).toBeVisible();
  }
  // What the page does not bring is asked for.
  expect(pedidos.some((caminho) => caminho.startsWith('/api/radios'))).toBe(true);
  expect(
    pedidos.filter((caminho) => /^\/api\/(radios|cantores)\/[a-z0-9]{20,}$/.test(caminho)),
  ).toEqual([]);
});

test('de um endereço compartilhado se segue pelo portal, e se volta', async ({ page }) => {
  await page.goto(SIAO);
  await page.getByRole('link', { name: 'Todas as web rádios' }).click();
  await expect(titulo(page)).toHaveText('Web Rádios Online');
  await page.goBack();
  await expect(titulo(page)).toHaveText('Rádio Sião');
  await expect(page).toHaveURL(SIAO);
});

test('o endereço de uma música abre o seu cantor, e a barra a oferece', async ({ page }) => {
  const escrito = /rel="canonical" href="([^"]+)"/.exec(
    await (await page.request.get('/musica/novo-amanhecer')).text(),
  )?.[1];
  await page.goto('/musica/novo-amanhecer');
  await expect(titulo(page)).toHaveText('Ana Exemplo');
  await expect(barra(page).getByText('Novo amanhecer')).toBeVisible();
  await expect(page).toHaveTitle('Novo amanhecer – Ana Exemplo · Portal das Web Rádios');
  const canonico = page.locator('link[rel="canonical"]');
  await expect(canonico).toHaveAttribute('href', escrito ?? 'nenhum');
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const janela = page.getByRole('dialog', { name: 'Compartilhar' });
  await expect(janela).toContainText('/musica/novo-amanhecer');
  await janela.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(titulo(page)).toHaveText('Portal das Web Rádios');
  await expect(canonico).toHaveCount(0);
});

test('o de ninguém é a página não encontrada', async ({ page }) => {
  const resposta = await page.goto('/radio/nao-existe');
  expect(resposta?.status()).toBe(404);
  await expect(titulo(page)).toHaveText('Página não encontrada');
});

test('Compartilhar entrega o endereço, com o que se ouve; quem está na página de sempre também', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { enviados: [] });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (dados: unknown) => {
        (window as unknown as { enviados: unknown[] }).enviados.push(dados);
        return Promise.resolve();
      },
    });
  });
  await page.goto(SIAO);
  const canonico = page.locator('link[rel="canonical"]');
  await expect(canonico).toHaveAttribute('href', /\/radio\/radio-siao$/);
  await page.goto('/#webradios');
  await page
    .getByRole('link', { name: /Boas Novas do Norte/ })
    .first()
    .click();
  await expect(titulo(page)).toHaveText('Rádio Boas Novas do Norte');
  await expect(canonico).toHaveAttribute('href', /\/radio\/radio-boas-novas-do-norte$/);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const origem = new URL(page.url()).origin;
  expect(
    await page.evaluate(() => (window as unknown as { enviados: unknown[] }).enviados),
  ).toEqual([
    {
      title: 'Rádio Boas Novas do Norte',
      text: 'Estou ouvindo Rádio Boas Novas do Norte',
      url: `${origem}/radio/radio-boas-novas-do-norte`,
    },
  ]);
  // The radio the bar offers before anything was heard is shared by its own address too.
  await page.evaluate(() => sessionStorage.setItem('convite-de-login', '1'));
  await page.goto('/');
  await page.getByRole('button', { name: /^Abrir o player: / }).click();
  await page
    .getByRole('dialog', { name: 'Tocando agora' })
    .getByRole('button', { name: 'Compartilhar' })
    .click();
  expect(
    await page.evaluate(() => (window as unknown as { enviados: { url: string }[] }).enviados),
  ).toEqual([expect.objectContaining({ url: expect.stringMatching(/\/radio\/[\w-]+$/) })]);
});

test.describe('sem scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280])
    test(`em ${width}: lê-se e ouve-se`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(SIAO);
      await expect(titulo(page)).toHaveText('Rádio Sião');
      await expect(page.getByText('Do alto do monte para a sua casa')).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Ouvir Rádio Sião', exact: true }).first(),
      ).toHaveAttribute('href', /\S/);
      await page.goto('/cantor/ana-exemplo');
      await expect(page.getByRole('link', { name: /^Ouvir / }).first()).toBeVisible();
    });

  for (const [endereco, palavras] of [
    ['/', 'Tocar rádios e músicas precisa de JavaScript.'],
    ['/usuario/login', 'Entrar na conta precisa de JavaScript.'],
    ['/usuario/novo', 'Criar uma conta precisa de JavaScript.'],
  ] as const)
    test(`${endereco} diz no alto o que precisa de scripts`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(endereco);
      const aviso = page.locator('noscript p');
      await expect(aviso).toContainText(palavras);
      const { y = 1000, height = 0 } = (await aviso.boundingBox()) ?? {};
      expect(y).toBeLessThan(100);
      expect(height).toBeGreaterThan(0);
      await expect(page.locator('main').getByRole('region', { name: 'Destaques' })).toHaveCount(
        endereco === '/' ? 1 : 0,
      );
    });

  test('a política de privacidade se lê inteira', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/privacidade');
    await expect(titulo(page)).toHaveText('Política de privacidade');
    await expect(page.locator('noscript p')).toContainText('Lei Geral de Proteção de Dados');
    await expect(page.locator('noscript li').first()).toContainText('Pesquisas: o nome');
    await expectSemRolagemLateral(page);
  });
});
