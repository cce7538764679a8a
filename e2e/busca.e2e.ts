import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { expectSemRolagemLateral } from './harness/rolagem';
import { test } from './harness/test';

const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
const campo = (page: Page) => dialogo(page).getByRole('searchbox');
const grupo = (page: Page, nome: string) => dialogo(page).getByRole('region', { name: nome });
const abrir = async (page: Page) => {
  await page.getByRole('button', { name: 'Buscar no portal' }).click();
  await expect(campo(page)).toBeFocused();
};

for (const width of [360, 1280]) {
  test(`em ${width}: acha tudo, por grupos, e é acessível`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/#musicas');
    await abrir(page);
    await expect(grupo(page, 'Estados').getByRole('link').first()).toBeVisible();
    await expectAcessivel(page);
    await campo(page).fill('sao paulo');
    await expect(grupo(page, 'Estados').getByRole('link')).toHaveCount(1);
    await expect(grupo(page, 'Estados').getByRole('link')).toHaveText(/^São Paulo/);
    await expect(
      grupo(page, 'Web rádios').getByRole('link', { name: /SP$/ }).first(),
    ).toBeVisible();
    await campo(page).fill('esperansa');
    await expect(
      grupo(page, 'Web rádios').getByRole('link', { name: /^Rádio Esperança/ }),
    ).toBeVisible();
    await expect(
      grupo(page, 'Web rádios').getByRole('button', { name: 'Ouvir Rádio Esperança' }),
    ).toBeVisible();
    await expectAcessivel(page);
    await campo(page).fill('xyzxyz');
    await expect(dialogo(page).getByText(/^Nada para “xyzxyz”/)).toBeVisible();
    await expectAcessivel(page);
    await expectSemRolagemLateral(page);
  });
}

test('com o teclado: abre, anda com as setas, abre o resultado e lembra a busca', async ({
  page,
}) => {
  await page.goto('/#musicas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(campo(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogo(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('canaam');
  const canaa = grupo(page, 'Web rádios').getByRole('link', { name: /^Rádio Canaã FM/ });
  await expect(canaa).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(canaa).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(campo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogo(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rádio Canaã FM');
  await abrir(page);
  await dialogo(page).getByRole('button', { name: 'canaam' }).click();
  await expect(canaa).toBeVisible();
  await campo(page).press('Escape');
  await expect(dialogo(page)).toHaveCount(0);
});

test('Enter abre o primeiro achado, e o resto da tecla não abre a busca outra vez', async ({
  page,
}) => {
  await page.goto('/#webradios');
  await abrir(page);
  await campo(page).fill('canaam');
  await expect(
    grupo(page, 'Web rádios').getByRole('link', { name: /^Rádio Canaã FM/ }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rádio Canaã FM');
  await expect(dialogo(page)).toHaveCount(0);
});

test('Enter antes da resposta espera por ela, em vez de abrir o achado de antes', async ({
  page,
}) => {
  let responder = (): void => undefined;
  const pronta = new Promise<void>((resolver) => (responder = resolver));
  await page.route(/\/api\/busca\?q=canaam/, async (route) => {
    await pronta;
    await route.continue();
  });
  await page.goto('/#musicas');
  await abrir(page);
  await campo(page).fill('sião');
  await expect(grupo(page, 'Web rádios').getByRole('link', { name: /^Rádio Sião/ })).toBeVisible();
  const pedida = page.waitForRequest(/\/api\/busca\?q=canaam/);
  await campo(page).fill('canaam');
  await campo(page).press('Enter');
  await pedida;
  await expect(dialogo(page)).toBeVisible();
  responder();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rádio Canaã FM');
});

test('quem escreve num campo escreve a barra', async ({ page }) => {
  await page.goto('/#webradios');
  await page.getByRole('searchbox').first().fill('');
  await page.getByRole('searchbox').first().press('/');
  await expect(page.getByRole('searchbox').first()).toHaveValue('/');
  await expect(dialogo(page)).toHaveCount(0);
});

test('se a busca falha, diz e tenta de novo; um estado leva à lista', async ({ page }) => {
  let falhar = true;
  await page.route(/\/api\/busca/, (route) =>
    falhar ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto('/#musicas');
  await abrir(page);
  await campo(page).fill('pernambuco');
  const tentar = dialogo(page).getByRole('button', { name: 'Tentar de novo' });
  await expect(tentar).toBeVisible({ timeout: 10_000 });
  falhar = false;
  await tentar.click();
  await grupo(page, 'Estados')
    .getByRole('link', { name: /^Pernambuco/ })
    .click();
  await expect(page).toHaveURL(/#webradios\?estado=PE$/);
  await expect(dialogo(page)).toHaveCount(0);
});

test('uma palavra mais longa que a linha aparece inteira no que se achou', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const nome = 'Rádio Interdenominacionalíssima';
  await page.route(/\/api\/busca/, async (route) => {
    // A public read of the contract.
    const achados = (await (await route.fetch()).json()) as { radios: object[] };
    const radios = achados.radios.map((radio) => ({ ...radio, nome_radio: nome }));
    await route.fulfill({ json: { ...achados, radios } });
  });
  await page.goto('/#musicas');
  await abrir(page);
  await campo(page).fill('radio');
  const achada = grupo(page, 'Web rádios').getByText(nome, { exact: true }).first();
  await expect(achada).toBeVisible();
  const sobra = await achada.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(sobra, 'pixels cortados').toBe(0);
});
