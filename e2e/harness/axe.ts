import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const SCHEMES = ['light', 'dark'] as const;

/** axe as its authors ship it to be put in a page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page is told of axe once, however often it is looked at: telling it costs as much as looking. */
const bringAxe = async (page: Page): Promise<void> => {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
};

const violations = async (page: Page, within?: string): Promise<string[]> => {
  await bringAxe(page);
  return page.evaluate(async (part) => {
    const { axe } = window as unknown as { axe: typeof Axe }; // brought above
    // Only what is wrong is written down: writing what is right takes a third of the time.
    const { violations: found } = await axe.run(part ?? document, { resultTypes: ['violations'] });
    return found.map(
      ({ id, help, nodes }) => `${id}: ${help} → ${nodes.map(({ html }) => html).join(' | ')}`,
    );
  }, within);
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
