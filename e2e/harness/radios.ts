import { type Locator, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Radio } from '@portal/contracts/radio/radio';

export const lista = (page: Page): Locator =>
  page.getByRole('list', { name: 'Web rádios', exact: true });
export const cartoes = (page: Page): Locator => lista(page).getByRole('listitem');
export const campo = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Buscar web rádio' });
export const nomes = (page: Page): Promise<string[]> =>
  lista(page).getByRole('link').allTextContents();
export const abrir = (page: Page, nome: string): Promise<void> =>
  lista(page).getByRole('link', { name: nome, exact: true }).click();

export const paraOFim = (page: Page): Promise<void> =>
  page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );

/** Every radio of the portal, as the public read gives them. */
export const todasAsRadios = async (page: Page): Promise<Radio[]> => {
  const resposta = await page.request.get(CAMINHOS.radios);
  return (await resposta.json()) as Radio[];
};
