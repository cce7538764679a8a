import { expect } from '@playwright/test';
import { test } from './harness/painel';
import { entrarNoPainel, soPortugues } from './harness/redacao';

test.use({ historia: 'dinheiro-no-painel' });

test('a chave Pix só muda depois de uma confirmação que diz de quê para quê', async ({
  browser,
  painel,
}) => {
  const conta = await painel.admin.criarConta('portal-conteudo');
  const context = await browser.newContext({ baseURL: painel.url });
  const page = await context.newPage();
  await entrarNoPainel(page, conta);
  await page.goto('/admin/content-manager/single-types/api::configuracao.configuracao');
  const chave = page.getByLabel('Chave Pix', { exact: true });
  await chave.fill('tesouraria@exemplo.org');
  const salvar = page.getByRole('button', { name: 'Salvar', exact: true });
  await salvar.click();
  const dialogo = page.getByRole('alertdialog');
  await expect(dialogo).toContainText('→ tesouraria@exemplo.org');
  await expect(dialogo).toContainText('Os outros administradores recebem um e-mail.');
  await soPortugues(page, 'confirmação do dinheiro');
  await dialogo.getByRole('button', { name: 'Voltar sem salvar' }).click();
  await expect(page.getByText('Nada foi salvo.', { exact: true }).first()).toBeVisible();
  await expect(chave).toHaveValue('tesouraria@exemplo.org');
  await salvar.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gravar assim' }).click();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  await page.reload();
  await expect(chave).toHaveValue('tesouraria@exemplo.org');
  // As phones paste an address.
  const youtube = page.getByLabel('YouTube');
  await youtube.fill('https://www.youtube.com/@radios ');
  await salvar.click();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  await expect(youtube).toHaveValue('https://www.youtube.com/@radios');
  await context.close();
});
