import { expect, type Page } from '@playwright/test';
import { soPortugues } from './redacao';

/** A version of the terms, which nobody changes. */
export const percorrerTermo = async (page: Page): Promise<void> => {
  await page.goto('/admin/content-manager/collection-types/api::termo.termo');
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  await expect(page).toHaveURL(/api::termo\.termo\/\w+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toHaveCount(0);
  await soPortugues(page, 'uma versão dos termos');
};
