import { expect, type Locator, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Portal } from '@portal/contracts/portal/portal';
import { umaLinha } from './harness/rolagem';
import { test } from './harness/test';

const abas = (page: Page): Locator => page.getByRole('navigation', { name: 'Sobre o portal' });
const titulo = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const portal = async (page: Page): Promise<Portal> => {
  const resposta = await page.request.get(CAMINHOS.portal);
  return (await resposta.json()) as Portal;
};

test('Quem Somos conta do portal, apresenta a diretoria e dá o telefone', async ({ page }) => {
  const { sobre } = await portal(page);
  expect(sobre.diretoria).toHaveLength(3);
  await page.goto('/#quemsomos');
  await expect(titulo(page)).toHaveText('Quem Somos');
  await expect(page.getByText(sobre.texto.slice(0, 60))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Diretoria' })).toBeVisible();
  for (const { nome, cargo } of sobre.diretoria) {
    await expect(page.getByRole('heading', { level: 3, name: nome })).toBeVisible();
    await expect(page.getByText(cargo).first()).toBeVisible();
  }
  const telefone = page.getByRole('link', { name: sobre.telefone });
  await expect(telefone).toHaveAttribute('href', /^tel:\+55\d{10,11}$/);
});

test('as abas, numa linha em 360, levam de uma página à outra e dizem qual está aberta', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#quemsomos');
  await expect(abas(page).getByRole('link', { name: 'Quem Somos' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await umaLinha(abas(page).getByRole('link'))).toBe(true);
  await abas(page).getByRole('link', { name: 'Diretoria' }).click();
  await expect(titulo(page)).toHaveText('Diretoria');
  expect(new URL(page.url()).hash).toBe('#diretoria');
  await expect(abas(page).getByRole('link', { name: 'Diretoria' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  await abas(page).getByRole('link', { name: 'Home' }).click();
  expect(new URL(page.url()).hash).toBe('#home');
});
