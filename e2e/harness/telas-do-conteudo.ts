import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './axe';
import { percorrerLongos } from './formularios';
import { soPortugues } from './redacao';

// What only a content administrator opens, with the questions and refusals of each. The prices have a story of their own.

const CONTEUDO = '/admin/content-manager';

const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });
const pergunta = (page: Page) => page.getByRole('alertdialog');

/** A version of the terms, which nobody changes. */
export const percorrerTermo = async (page: Page): Promise<void> => {
  await page.goto(`${CONTEUDO}/collection-types/api::termo.termo`);
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  await expect(page).toHaveURL(/api::termo\.termo\/\w+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(botao(page, 'Salvar')).toHaveCount(0);
  await soPortugues(page, 'uma versão dos termos');
};

/** The portal's configuration: its refusals and choices, the question about money, and leaving without an answer. */
export const percorrerConfiguracao = async (page: Page): Promise<void> => {
  await page.goto(`${CONTEUDO}/single-types/api::configuracao.configuracao`);
  const chave = page.getByLabel('Chave Pix', { exact: true });
  await expect(chave).toBeVisible();
  await percorrerLongos(page, 'a configuração');
  await page.reload();
  await page.getByRole('combobox', { name: /^Rádio padrão/ }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await soPortugues(page, 'a escolha da rádio padrão');
  await page.keyboard.press('Escape');
  await chave.fill('tesouraria@exemplo.org');
  await page.getByLabel('Conta', { exact: true }).fill('98765-4');
  await page.getByLabel('Exigir o segundo passo da administração').click();
  await botao(page, 'Salvar').click();
  await expect(pergunta(page)).toContainText('→ tesouraria@exemplo.org');
  await expect(pergunta(page)).toContainText('→ 98765-4');
  await soPortugues(page, 'a confirmação do Pix e da conta');
  await expectAcessivel(page, '[role=alertdialog]');
  await botao(page, 'Gravar assim').click();
  await expect(botao(page, 'Salvar')).toBeDisabled();
};

/** The register: what every row of its page says, and words that nothing has. */
export const percorrerRegistro = async (page: Page): Promise<void> => {
  await page.goto('/admin/plugins/registro');
  await expect(page.getByRole('row', { name: /configuração/ }).first()).toBeVisible();
  for (const campos of await page.getByText(/^\d+ campos?$/).all()) await campos.click();
  await expect(page.getByText(/^Exigir o segundo passo da administração: .* → sim$/)).toBeVisible();
  await soPortugues(page, 'as linhas do registro');
  await expectAcessivel(page, 'main');
  await page.getByLabel('Procurar no registro').fill('nadaque');
  await page.getByLabel('Procurar no registro').press('Enter');
  await expect(page.getByText('Nada no registro com estas palavras.')).toBeVisible();
  await soPortugues(page, 'nada no registro');
};

/** The window that ends a survey's edition and begins the next, closed again. */
export const percorrerNovaEdicao = async (page: Page): Promise<void> => {
  await page.goto(`${CONTEUDO}/collection-types/api::pesquisa.pesquisa`);
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  await botao(page, 'Encerrar e abrir nova edição').click();
  const janela = page.getByRole('dialog');
  await expect(janela.getByLabel('Título da nova edição')).toBeVisible();
  await soPortugues(page, 'nova edição');
  await expectAcessivel(page, '[role=dialog]');
  await janela.getByRole('button', { name: 'Cancelar' }).click();
  await expect(janela).toHaveCount(0);
};
