import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SCHEMES = ['light', 'dark'] as const;

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} → ${nodes.map(({ html }) => html).join(' | ')}`,
  );
};

/** Lets entrances end: a colour measured halfway through a fade is nobody's colour. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)));
  });

/** Expects no axe violation on the page as it stands, with every rule on, in the light and in the dark scheme. */
export const expectAcessivel = async (page: Page): Promise<void> => {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    expect(await violations(page), `axe, esquema ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
};
