import { expect } from '@playwright/test';
import { test } from './harness/painel';
import { entrarNoPainel, soPortugues } from './harness/redacao';

test.use({ historia: 'registro-no-painel' });

const RADIO = 'api::radio.radio';

test('quem cuida do conteúdo vê no painel quem mudou o quê, e procura', async ({
  browser,
  painel,
}) => {
  const documento = await painel.admin.criar(RADIO, { nome_radio: 'Rádio do Registro' });
  await painel.admin.mudar(RADIO, documento, { slogan: 'Um slogan novo' });
  const context = await browser.newContext({ baseURL: painel.url });
  const page = await context.newPage();
  await entrarNoPainel(page, await painel.admin.criarConta('portal-conteudo'));
  await page.getByRole('link', { name: 'Registro', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Registro', level: 1 })).toBeVisible();
  await page.getByLabel('Procurar no registro').fill('radio do registro editou');
  await page.getByLabel('Procurar no registro').press('Enter');
  const linha = page.getByRole('row', { name: /Rádio do Registro/ });
  await expect(linha).toHaveCount(1);
  await linha.getByText('1 campo').click();
  await expect(linha.getByText('Slogan: vazio → Um slogan novo')).toBeVisible();
  await soPortugues(page, 'registro');
  await context.close();
});

test('quem edita não tem o registro', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Registro', exact: true })).toHaveCount(0);
  await page.goto('/admin/plugins/registro');
  await expect(page.getByText('Você não tem permissão para acessar esse conteúdo')).toBeVisible();
});
