import { type Page } from '@playwright/test';

/** From now on sums up how much what is on the screen moves by itself, in each document of this page. */
export const contarPulos = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { pulos: 0 });
    new PerformanceObserver((lista) => {
      for (const pulo of lista.getEntries())
        Object.assign(window, {
          pulos: Number(Reflect.get(window, 'pulos')) + Number(Reflect.get(pulo, 'value')),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const pulos = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'pulos')));
