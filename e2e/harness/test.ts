import { expect, test as base } from '@playwright/test';

/**
 * Every journey also fails when the page throws or its Content-Security-Policy refuses something:
 * a visitor would not see it, and it would be there all the same.
 */
export const test = base.extend<{ semErrosNaPagina: undefined }>({
  semErrosNaPagina: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text());
      });
      await use(undefined);
      expect(faults, 'erros na página').toEqual([]);
    },
    { auto: true },
  ],
});
