import { type Page } from '@playwright/test';
import { abrirPortal, type PortalProprio } from './portal-proprio';
import { type Administracao, administracao, type ContaDaRedacao, entrarNoPainel } from './redacao';
import { test as base } from './test';

interface Painel extends Omit<PortalProprio, 'parar'> {
  /** Where a fresh editor is logged in, for the whole story. */
  page: Page;
  conta: ContaDaRedacao;
  admin: Administracao;
}

/**
 * A story at the panel of an empty portal of its own, told by one editor in one window. Each file names its story: two of
 * one name would be told one after the other in the same portal.
 */
export const test = base.extend<object, { painel: Painel; historia: string }>({
  // Playwright starts another worker, and with it another portal, where an option of workers differs.
  historia: ['', { scope: 'worker', option: true }],
  painel: [
    async ({ browser, playwright }, use, { project }) => {
      const portal = await abrirPortal();
      const request = await playwright.request.newContext();
      const admin = await administracao(request, portal.url);
      const { viewport, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        baseURL: portal.url,
        ...(viewport && { viewport }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      });
      const page = await context.newPage();
      const conta = await admin.criarConta('portal-editor');
      await entrarNoPainel(page, conta);
      await use({ ...portal, page, conta, admin });
      await context.close();
      await request.dispose();
      await portal.parar();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  page: ({ painel }, use) => use(painel.page),
});
