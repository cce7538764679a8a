import { expect, type Page } from '@playwright/test';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

const abrir = (page: Page) => page.getByRole('button', { name: 'Abrir menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const aba = (page: Page, nome: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: nome });

test.beforeEach(async ({ page }) => {
  await semConvite(page);
  await page.goto('/');
  await carregada(page);
});

test('o convidado vê os itens de todos e Fazer login, e as redes no pé', async ({ page }) => {
  await abrir(page).click();
  const itens = menu(page).getByRole('navigation').getByRole('listitem');
  await expect(itens).toHaveText([
    'Home',
    'WebRádios',
    'Cantores',
    'Quem Somos',
    'Anunciantes',
    'Inscrições',
    'Fazer login',
  ]);
  const redes = menu(page).getByRole('list', { name: 'Redes sociais' }).getByRole('link');
  await expect(redes).toHaveCount(4);
});

for (const [permissao, itens] of [
  [1, ['Meu perfil', 'Sair da conta']],
  [2, ['Administracao', 'Comprar anuncio', 'Meu perfil', 'Sair da conta']],
] as const) {
  test(`quem entrou com permissão ${permissao} vê ${itens.join(', ')} @uma-tela`, async ({
    page,
  }) => {
    await page.route('**/api/verificaLogin', (route) =>
      route.fulfill({
        json: {
          user: { id_usuario: 7, usuario: 'ana', permissao },
          token: 't',
          mensagem: null,
        },
      }),
    );
    await page.reload();
    await expect(page.getByRole('link', { name: /Meu perfil/ })).toBeVisible();
    await abrir(page).click();
    const conta = menu(page).getByRole('navigation').getByRole('list').nth(1);
    await expect(conta.getByRole('listitem')).toHaveText([...itens]);
    await expect(menu(page).getByText('Fazer login')).toHaveCount(0);
  });
}

test('fecha no X, com Escape e fora dele, e devolve o foco a quem o abriu', async ({ page }) => {
  await abrir(page).click();
  await menu(page).getByRole('button', { name: 'Fechar menu' }).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(abrir(page)).toBeFocused();

  await abrir(page).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(abrir(page)).toBeFocused();

  await abrir(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click((page.viewportSize()?.width ?? 0) - 10, 400);
  await expect(menu(page)).toHaveCount(0);
});

test('escolher um item troca de página, marca a aba e fecha o menu', async ({ page }) => {
  await abrir(page).click();
  await menu(page).getByRole('link', { name: 'Cantores' }).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#Cantores$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cantores' })).toBeVisible();
  await expect(aba(page, 'Cantores')).toHaveAttribute('aria-current', 'page');
  await expect(aba(page, 'Home')).not.toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(/^Cantores/);
});

test('Fazer login abre o login por cima da página', async ({ page }) => {
  await abrir(page).click();
  await menu(page).getByRole('button', { name: 'Fazer login' }).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Entre na sua conta!' })).toBeVisible();
});

test('voltar e avançar percorrem as páginas, e cada volta encontra a rolagem @uma-tela', async ({
  page,
}) => {
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await page.waitForTimeout(100);
  await aba(page, 'Web Rádios').evaluate((elo: HTMLElement) => elo.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Web Rádios Online' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await aba(page, 'Cantores').click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Web Rádios Online' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Destaques' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await page.goForward();
  await expect(page).toHaveURL(/#webradios$/);
});

test('um endereço digitado por cima do aberto começa no alto, e voltar dele fecha a folha do player @uma-tela', async ({
  page,
}) => {
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.goto('/#musicas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Músicas');
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: /^Abrir o player/ }).click();
  const folha = page.getByRole('dialog', { name: 'Tocando agora' });
  await expect(folha).toBeVisible();
  await page.goBack();
  await expect(folha).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('quem foi até o fim e saiu encontra na volta o mesmo no mesmo lugar @uma-tela', async ({
  page,
}) => {
  const fim = page.getByRole('heading', { name: 'Atalhos', exact: true });
  const altura = () => fim.evaluate((titulo) => Math.round(titulo.getBoundingClientRect().top));
  // Step by step, as who reads: what comes near has its own height from then on.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    expect(await altura()).toBeLessThan(300);
  }).toPass({ intervals: [100] });
  await page.waitForTimeout(300);
  const onde = await altura();
  // Pressed without Playwright's own scrolling to it.
  const elo = page.getByRole('region', { name: 'Atalhos', exact: true }).getByRole('link').first();
  await elo.evaluate((a: HTMLElement) => a.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Web Rádios Online' })).toBeVisible();
  await page.goBack();
  await expect.poll(altura).toBe(onde);
});

for (const [endereco, titulo] of [
  ['/#CANTORES', 'Cantores'],
  ['/#WebRadios', 'Web Rádios Online'],
  ['/#nao-existe', 'Portal das Web Rádios'],
] as const) {
  test(`${endereco} abre ${titulo} @uma-tela`, async ({ page }) => {
    await page.goto('about:blank');
    await page.goto(endereco);
    await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeAttached();
  });
}

test('só com o teclado: pular para o conteúdo, abrir o menu, escolher e chegar à página', async ({
  page,
}) => {
  await page.keyboard.press('Tab');
  const pular = page.getByRole('button', { name: 'Pular para o conteúdo' });
  await expect(pular).toBeFocused();
  await expect(pular).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await abrir(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'WebRádios') break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Web Rádios Online' })).toBeFocused();
});

test('o tema escolhido fica, e a primeira pintura já vem nele @uma-tela', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Usar tema escuro' }).click();
  const fundo = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await fundo()).toBe('rgb(22, 11, 18)');
  const corDoNavegador = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => [...new Set(metas.map((meta) => meta.getAttribute('content')))]);
  expect(await corDoNavegador()).toEqual(['#0f070c']);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await fundo()).toBe('rgb(22, 11, 18)');
  expect(await corDoNavegador()).toEqual(['#0f070c']);
});

for (const [status, titulo] of [
  [0, 'Opss....'],
  [1, 'Obrigado'],
] as const) {
  test(`a mensagem do servidor com status ${status} abre o diálogo ${titulo} @uma-tela`, async ({
    page,
  }) => {
    await page.route('**/api/verificaLogin', (route) =>
      route.fulfill({
        json: {
          user: { id_usuario: null, usuario: 'convidado', permissao: 1 },
          token: 't',
          mensagem: { status, msg: 'Texto que veio do servidor.' },
        },
      }),
    );
    await page.reload();
    const dialogo = page.getByRole('dialog', { name: titulo });
    await expect(dialogo).toContainText('Texto que veio do servidor.');
    await dialogo.getByRole('button', { name: 'Fechar' }).click();
    await expect(dialogo).toBeHidden();
  });
}
