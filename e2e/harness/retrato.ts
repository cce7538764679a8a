import { type Page, type TestInfo } from '@playwright/test';

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
