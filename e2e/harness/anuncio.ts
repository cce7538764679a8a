import { expect, type Page } from '@playwright/test';
import { arquivoDeImagem } from './imagem';

export const campo = (page: Page, rotulo: string) => page.getByLabel(rotulo, { exact: true });
export const finalizar = (page: Page) => page.getByRole('button', { name: 'Finalizar compra' });

/** Opens the new ad's page, as whoever is logged in. */
export const abrirCompra = async (page: Page): Promise<void> => {
  await page.goto('/usuario/anuncio/novo');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Cadastro de novo anuncio' }),
  ).toBeVisible();
  await expect(campo(page, 'Período')).toBeVisible();
};

/** Fills a banner's form in, ready to be bought. */
export const preencherBanner = async (page: Page, titulo = 'Loja da Ana'): Promise<void> => {
  await campo(page, 'Título do anúncio').fill(titulo);
  await campo(page, 'Período').selectOption('3');
  await campo(page, 'Tipo de anúncio').selectOption('banner');
  await campo(page, 'Título do banner').fill(titulo);
  await campo(page, 'Resumo').fill('Tudo para o lar, com entrega em todo o Brasil');
  await campo(page, 'Link').fill('https://exemplo.com.br/loja');
  await campo(page, 'Imagem do banner').setInputFiles(arquivoDeImagem());
  await page.getByLabel('Li e aceito os termos e condições').check();
};
