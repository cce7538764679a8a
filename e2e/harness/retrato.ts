import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';

/** With PORTAL_E2E_RETRATOS=1, keeps full-page screenshots of the page as it stands, light and dark, in the run's results. */
export const retratar = async (page: Page, testInfo: TestInfo, nome: string): Promise<void> => {
  if (!process.env['PORTAL_E2E_RETRATOS']) return;
  for (const [colorScheme, sufixo] of [
    ['light', 'claro'],
    ['dark', 'escuro'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const path = testInfo.outputPath(`${nome}-${testInfo.project.name}-${sufixo}.png`);
    await page.screenshot({ path, fullPage: true });
    await testInfo.attach(`${nome} (${sufixo})`, { path, contentType: 'image/png' });
  }
  await page.emulateMedia({ colorScheme: null });
};

/** Where the pictures of the editor's guide go (scripts/lib/screenshots-editor.mjs), when somebody wants them. */
const PASTA_DO_GUIA = process.env['PORTAL_E2E_GUIA'];

/** Takes a picture of the guide's of what the window shows; nothing unless PORTAL_E2E_GUIA names a folder for them. */
export const retratoDoGuia = async (page: Page, nome: string): Promise<void> => {
  if (!PASTA_DO_GUIA) return;
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  // What was just done is told above the headings for a while.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 15_000 });
  await page.waitForFunction(
    '[...document.images].every((i) => i.complete || i.getBoundingClientRect().top > innerHeight)',
  );
  await page.screenshot({ path: join(PASTA_DO_GUIA, `${nome}.png`), animations: 'disabled' });
};
