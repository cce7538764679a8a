import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SCHEMES = ['light', 'dark'] as const;

const violations = async (page: Page, within?: string): Promise<string[]> => {
  // Only what is wrong is written down: writing what is right takes a third of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  // Legacy: no second page to gather the frames of other origins in. There are none, and it takes half of the time.
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} → ${nodes.map(({ html }) => html).join(' | ')}`,
  );
};

/** Lets entrances and changes of scheme end: a colour measured halfway through a fade is nobody's colour. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // A new scheme starts its transitions in the frame after it is told.
    await frame();
    await frame();
    for (let left = moving(); left.length > 0; left = moving()) {
      await Promise.all(left.map(({ finished }) => finished.catch(() => undefined)));
      await frame();
    }
  });

/** Expects no axe violation on the page as it stands, or `within` a part of it, with every rule on, in the light and in the dark scheme. */
export const expectAcessivel = async (page: Page, within?: string): Promise<void> => {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    expect(await violations(page, within), `axe, esquema ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
};
