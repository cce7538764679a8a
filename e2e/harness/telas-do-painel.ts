import { expect, type Page } from '@playwright/test';
import { soPortugues } from './redacao';

const titulo = (page: Page, nome: string | RegExp) =>
  page.getByRole('heading', { name: nome, level: 1 });

const abrirConteudo = (page: Page) => page.goto('/admin/content-manager');

/** Walks through each of these lists and the form of a new entry, and fails on English in any. */
export const percorrerColecoes = async (page: Page, tipos: readonly string[]): Promise<void> => {
  await abrirConteudo(page);
  for (const tipo of tipos) {
    await page.getByRole('link', { name: tipo, exact: true }).click();
    await expect(titulo(page, tipo)).toBeVisible();
    await soPortugues(page, `lista de ${tipo}`);
    await page.getByRole('link', { name: 'Criar novo registro' }).first().click();
    await expect(titulo(page, 'Novo registro')).toBeVisible();
    await soPortugues(page, `formulário de ${tipo}`);
  }
};

/** The same for types of one entry each. */
export const percorrerPaginas = async (page: Page, tipos: readonly string[]): Promise<void> => {
  await abrirConteudo(page);
  for (const tipo of tipos) {
    await page.getByRole('link', { name: tipo, exact: true }).click();
    await expect(titulo(page, tipo)).toBeVisible();
    await soPortugues(page, tipo);
  }
};

/** Walks through screens by address, each known by its heading. */
export const percorrerTelas = async (
  page: Page,
  telas: Readonly<Record<string, string | RegExp>>,
): Promise<void> => {
  for (const [endereco, nome] of Object.entries(telas)) {
    await page.goto(`/admin/${endereco}`);
    await expect(titulo(page, nome)).toBeVisible();
    await soPortugues(page, endereco);
  }
};
