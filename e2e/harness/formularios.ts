import { expect, type Page } from '@playwright/test';
import { soPortugues } from './redacao';

const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });

/** Writes the same into every field of the form that takes words. */
const encher = async (page: Page, texto: string): Promise<void> => {
  for (const campo of await page.getByRole('main').getByRole('textbox').all())
    if (await campo.isEditable()) await campo.fill(texto);
};

/** What a form says of fields with far too much in them. */
export const percorrerLongos = async (page: Page, tela: string): Promise<void> => {
  await encher(page, 'x'.repeat(2100));
  await salvar(page).click();
  await expect(page.getByText(/^Longo demais: até \d+ caracteres\.$/).first()).toBeVisible();
  await soPortugues(page, `${tela}, longo demais`);
};

/** The form of a new entry as it opens, with too much in it, and with nothing. */
export const percorrerNovo = async (page: Page, uid: string): Promise<void> => {
  await page.goto(`/admin/content-manager/collection-types/${uid}/create`);
  await expect(page.getByRole('heading', { name: 'Novo registro', level: 1 })).toBeVisible();
  await soPortugues(page, `novo ${uid}`);
  await percorrerLongos(page, uid);
  await encher(page, '');
  await salvar(page).click();
  const falta = page.getByText(/^(Dê um nome antes de salvar|Este valor é obrigatório)\.$/);
  await expect(falta.last()).toBeVisible();
  await expect(page.getByText(/^Longo demais/)).toHaveCount(0);
  await soPortugues(page, `${uid} vazio`);
};
