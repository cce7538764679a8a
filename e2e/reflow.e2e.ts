import { expect } from '@playwright/test';
import { expectCaberEmTodaTela } from './harness/rolagem';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

const PAGINAS = [
  '#home',
  '#webradios',
  '#cantores',
  '#musicas',
  '#publicidade',
  '#quemsomos',
  '#diretoria',
];
const LARGURAS = [320, 390, 600, 768, 1024, 1440];

for (const pagina of PAGINAS) {
  test(`${pagina}: de 320 a 1.440 px, e com o texto a 200 %, ninguém rola de lado`, async ({
    page,
  }) => {
    await semConvite(page);
    await page.goto(`/${pagina}`);
    await carregada(page);
    await expectCaberEmTodaTela(page, LARGURAS);
  });
}

test('a 320 px o menu cabe inteiro e cada item se alcança', async ({ page }) => {
  await semConvite(page);
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/');
  await carregada(page);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const ultimo = menu.getByRole('list', { name: 'Redes sociais' }).getByRole('link').last();
  await ultimo.scrollIntoViewIfNeeded();
  await expect(ultimo).toBeInViewport();
});
