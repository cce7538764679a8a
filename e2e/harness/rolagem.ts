import { expect, type Page } from '@playwright/test';

/** Expects a page that nobody has to scroll sideways (320 px to 1,440 px). */
export const expectSemRolagemLateral = async (page: Page): Promise<void> => {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'pixels além da largura da tela').toBeLessThanOrEqual(0);
};
