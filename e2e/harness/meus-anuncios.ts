import type { Locator, Page } from '@playwright/test';

/** The address of 'Meus anúncios', the window it opens an ad in, and an ad's row there (on a phone, its card). */
export const MEUS = '/usuario/perfil#meusAnuncios';
export const janela = (page: Page): Locator => page.getByRole('dialog');
export const anuncioNaLista = (page: Page, titulo: string): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByRole('link', { name: titulo, exact: true }) });
