import { type Page } from '@playwright/test';

/** A visitor who has already been invited to log in during this session (especificação 2.2). */
export const semConvite = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    // about:blank and what is embedded from elsewhere have no storage to write in.
    if (window === window.top && location.protocol !== 'about:')
      sessionStorage.setItem('convite-de-login', '1');
  });
};

/** Waits until nothing of the page is on its way. */
export const carregada = async (page: Page): Promise<void> => {
  await page.locator('#casca').waitFor({ state: 'detached' });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
};
