import { expect, type Page } from '@playwright/test';
import { ID_DO_DESENHO } from '@portal/contracts/partilha/ids';
import { barra, esperarSom } from './harness/player';
import { test } from './harness/test';

interface Lugar {
  x: number;
  y: number;
  width: number;
}

/** Where the cover, the name and the button stand, in whole pixels. */
const lugares = async (page: Page, raiz: string, botao: string): Promise<Lugar[]> =>
  page.evaluate(
    ([raiz, botao]) =>
      [`${raiz} img`, `${raiz} h1`, botao].map((seletor) => {
        const elemento = Array.from(document.querySelectorAll(seletor)).find(
          (um) => um.getClientRects().length > 0,
        );
        const caixa = elemento?.getBoundingClientRect();
        return {
          x: Math.round(caixa?.x ?? -1),
          y: Math.round(caixa?.y ?? -1),
          width: Math.round(caixa?.width ?? -1),
        };
      }),
    [raiz, botao] as const,
  );

for (const [path, nome] of [
  ['/radio/radio-siao', 'Rádio Sião'],
  ['/cantor/ana-exemplo', 'Ana Exemplo'],
] as const)
  test(`${path}: a capa e um botão, desde o que o servidor desenhou e no mesmo lugar`, async ({
    page,
  }) => {
    let soltar = (): void => undefined;
    const preso = new Promise<void>((resolve) => (soltar = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await preso;
      await route.continue();
    });
    // Whether the radio is on the air, and in how many lines that is told, is not what is looked at.
    await page.route(/\/api\/.*no-ar$/, (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    const desenhado = page.locator(`#${ID_DO_DESENHO} .ouvir`);
    await expect(desenhado).toHaveText(`Ouvir ${nome}`);
    await page.evaluate(() => document.fonts.ready);
    const antes = await lugares(page, `#${ID_DO_DESENHO}`, `#${ID_DO_DESENHO} .ouvir`);
    soltar();
    const botao = page.getByRole('main').getByRole('button', { name: `Ouvir ${nome}` });
    await expect(botao).toBeVisible();
    await botao.evaluate((um) => um.setAttribute('data-o-botao', ''));
    const depois = await lugares(page, 'main article', '[data-o-botao]');
    for (const [i, lugar] of antes.entries()) {
      expect(lugar.width, `${i}`).toBeGreaterThan(0);
      for (const lado of ['x', 'y'] as const)
        expect(Math.abs(lugar[lado] - (depois[i]?.[lado] ?? NaN)), `${i} ${lado}`).toBeLessThan(3);
    }
  });

test('na rádio o botão toca, e depois diz o de sempre @uma-tela', async ({ page }) => {
  await page.goto('/radio/radio-siao');
  const principal = page.getByRole('main');
  await principal.getByRole('button', { name: 'Ouvir Rádio Sião' }).click();
  await esperarSom(page);
  await principal.getByRole('button', { name: 'Pausar' }).click();
  await expect(principal.getByRole('button', { name: 'Ouvir rádio', exact: true })).toBeVisible();
});

for (const [path, nome, toca] of [
  ['/cantor/ana-exemplo', 'Ana Exemplo', 'Novo amanhecer'],
  ['/musica/manha-de-graca', 'Manhã de graça', 'Manhã de graça'],
] as const)
  test(`em ${path} o botão toca ${toca}, e sai @uma-tela`, async ({ page }) => {
    await page.goto(path);
    const botao = page
      .getByRole('main')
      .getByRole('button', { name: `Ouvir ${nome}`, exact: true });
    await botao.first().click();
    await esperarSom(page);
    await expect(barra(page).getByText(toca)).toBeVisible();
    await expect(page.getByRole('main').getByText(`Ouvir ${nome}`)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

test('pelas páginas do portal a rádio diz o de sempre, e o cantor não tem o botão @uma-tela', async ({
  page,
}) => {
  await page.goto('/#cantores');
  await page
    .getByRole('link', { name: /Ana Exemplo/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Ouvir Ana Exemplo')).toBeHidden();
});

test('sem a folha do aparelho: copiar, WhatsApp e código QR', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const url = `${baseURL}/radio/radio-siao`;
  await page.goto(url);
  const compartilhar = page.getByRole('button', { name: 'Compartilhar' });
  await compartilhar.click();
  const dialogo = page.getByRole('dialog', { name: 'Compartilhar' });
  await expect(dialogo.getByText(url)).toBeVisible();
  await expect(dialogo.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Estou ouvindo Rádio Sião ${url}`)}`,
  );
  await expect(dialogo.getByRole('img', { name: 'Código QR do link' })).toBeVisible();
  await dialogo.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByText(/Link copiado/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await expect(compartilhar).toBeFocused();
});
