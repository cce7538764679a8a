import { expect, type Page } from '@playwright/test';
import { cadastrar } from './harness/conta';
import { expectCaberEm } from './harness/rolagem';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Buttons, and links drawn as such, that show no edge where backgrounds are gone. */
const semBorda = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('button, a[class*="botao-"]'))
      .filter((el) => el.checkVisibility() && el.offsetWidth > 1)
      .filter((el) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(el);
        return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1;
      })
      .map((el) => el.getAttribute('aria-label') ?? el.textContent),
  );

const fundo = (page: Page, navegacao: string, nome: string): Promise<string> =>
  page
    .getByRole('navigation', { name: navegacao, exact: true })
    .getByRole('link', { name: nome })
    .evaluate((el) => getComputedStyle(el).backgroundColor);

const ver = async (page: Page, caminho: string) => {
  await page.goto(caminho);
  await carregada(page);
  await expectCaberEm(page, [360, 390, 1280]);
  expect(await semBorda(page), caminho).toEqual([]);
};

test('com cores forçadas cada botão tem borda, e ninguém rola de lado', async ({ page }) => {
  test.slow();
  await semConvite(page);
  for (const caminho of [
    ...['/', '/#webradios', '/#cantores', '/#musicas', '/#publicidade', '/#quemsomos'],
    ...['/#diretoria', '/usuario/login', '/usuario/novo', '/usuario/recuperacao', '/privacidade'],
  ])
    await ver(page, caminho);
  for (const endereco of ['/radio/radio-siao', '/cantor/ana-exemplo']) await ver(page, endereco);
  await cadastrar(page);
  await ver(page, '/usuario/perfil');
  await ver(page, '/usuario/anuncio/novo');
});

test('com cores forçadas a página aberta se distingue na navegação e no menu', async ({ page }) => {
  await semConvite(page);
  await page.goto('/#cantores');
  await carregada(page);
  expect(await fundo(page, 'Principal', 'Cantores')).not.toBe(
    await fundo(page, 'Principal', 'Home'),
  );
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await fundo(page, 'Menu lateral', 'Cantores')).not.toBe(
    await fundo(page, 'Menu lateral', 'Home'),
  );
});
