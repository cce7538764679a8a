// What a listener feels on a phone, on a real portal: from the tap to sound, between two songs, how soon the page answers a
// touch, how soon an address that was sent shows itself, and what moves. Figures beside those of the design; none is held.
import { createRequire } from 'node:module';
import { chromium } from '../lib/chromium.mjs';
import { main } from '../lib/main.mjs';
import { at } from '../lib/paths.mjs';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { nearTheEnd, OBSERVE } from './escuta/in-page.mjs';

const RUNS = Number(process.env.ESCUTA_RUNS ?? 5);
const SLOWER = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** A server this far away could not answer between two songs, in ms. */
const FAR = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 };
/** How long a finger that taps stays on the glass. */
const FINGER_MS = 80;
/** Enough for the next song's first bytes to come before it is its turn. */
const BEFORE_THE_END_S = 5;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const fromE2e = createRequire(at('e2e/package.json'));

const sortedOf = (values) => [...values].sort((a, b) => a - b);
const share = (values, part) =>
  sortedOf(values)[Math.min(values.length - 1, Math.floor(values.length * part))];

const noted = (page) => page.evaluate('noted');

/** Once noted, the figure. Asked from outside: the page's policy lets no words be run as code within it. */
const until = async (page, name) => {
  for (let left = 300; left > 0; left -= 1) {
    const value = (await noted(page))[name];
    if (value > 0) return value;
    await page.waitForTimeout(100);
  }
  throw new Error(`Nada foi notado em 30 s: ${name}.`);
};

const settled = async (page) => {
  await page.locator('#casca').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
};

/** Runs `work` on a fresh phone: nothing cached, nobody known. */
const onPhone = async ({ browser, url, cpu = 1, network }, work) => {
  const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'pt-BR' });
  try {
    await context.addInitScript(OBSERVE);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (network) await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await work(page, cdp);
  } finally {
    await context.close();
  }
};

const tapToSound = (where) =>
  onPhone(where, async (page) => {
    await page.goto('/');
    await settled(page);
    const rail = page.getByRole('region', { name: 'No ar agora' });
    await rail
      .getByRole('button', { name: /^Ouvir / })
      .first()
      .tap();
    return until(page, 'soundAfter');
  });

const gapBetweenSongs = (where) =>
  onPhone(where, async (page, cdp) => {
    await page.goto('/#musicas');
    await page.getByRole('button', { name: 'Tocar tudo' }).tap();
    await until(page, 'soundAfter');
    await cdp.send('Network.emulateNetworkConditions', FAR);
    await page.evaluate(nearTheEnd(BEFORE_THE_END_S));
    return until(page, 'gap');
  });

/** A tap as a finger's: Playwright's own begins and ends in the same moment, which no hand does. */
const press = async (page, cdp, target) => {
  await target.waitFor();
  const { x, y, width, height } = await target.boundingBox();
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(FINGER_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Each touch, and how long the page took to show what followed it: the slowest of its events, as INP counts. */
const touches = (where) =>
  onPhone({ ...where, cpu: SLOWER }, async (page, cdp) => {
    const took = async (act) => {
      await page.evaluate('noted.slowest = 0');
      await act();
      // The browser tells of an event with the frame after it. Nothing is asked of the page before: it would answer that first.
      await page.waitForTimeout(600);
      return (await noted(page)).slowest;
    };
    await page.goto('/#musicas');
    await settled(page);
    const search = await took(() =>
      press(page, cdp, page.getByRole('button', { name: 'Buscar no portal' })),
    );
    await page.getByRole('dialog', { name: 'Buscar' }).waitFor();
    const type = await took(() => page.keyboard.type('esperança', { delay: 80 }));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Tocar tudo' }).tap();
    await until(page, 'soundAfter');
    const next = await took(() =>
      press(page, cdp, page.getByRole('button', { name: 'Próxima música' }).first()),
    );
    const sheet = await took(() =>
      press(page, cdp, page.getByRole('button', { name: /^Abrir o player/ })),
    );
    await page.getByRole('dialog', { name: 'Tocando agora' }).waitFor();
    return { search, type, next, sheet };
  });

const paint = (where, path) =>
  onPhone({ ...where, cpu: SLOWER, network: SLOW_4G }, async (page) => {
    await page.goto(path);
    await settled(page);
    return noted(page);
  });

const firstOf = async (list) =>
  /** @type {{ slug: string }[]} */ (await (await fetch(list)).json())[0];

const repeat = async (work) => {
  const results = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await work());
  return results;
};

const tell = (what, values, goal, unit = 'ms', digits = 0) =>
  console.log(
    `  ${what.padEnd(34)} p50 ${share(values, 0.5).toFixed(digits)} · p95 ${share(values, 0.95).toFixed(digits)} ${unit}` +
      (goal ? ` (${goal})` : ''),
  );

await main(async () => {
  const portal = await temporaryPortal();
  const isRoot = process.getuid?.() === 0;
  const browser = await fromE2e('@playwright/test').chromium.launch({
    executablePath: await chromium(),
    args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  try {
    const where = { browser, url: portal.url };
    const radio = await firstOf(`${portal.url}/api/radios/all`);
    const singer = await firstOf(`${portal.url}/api/cantores`);
    tell('do toque ao som', await repeat(() => tapToSound(where)), '');
    tell('entre duas músicas, servidor longe', await repeat(() => gapBetweenSongs(where)), '< 200');
    const touched = await repeat(() => touches(where));
    for (const [name, key] of /** @type {const} */ ([
      ['abrir a busca', 'search'],
      ['digitar', 'type'],
      ['próxima música', 'next'],
      ['abrir a folha do player', 'sheet'],
    ]))
      tell(
        `${name}, CPU ÷ ${SLOWER}`,
        touched.map((one) => one[key]),
        '≤ 100',
      );
    for (const path of ['/', `/radio/${radio.slug}`, `/cantor/${singer.slug}`, '/#webradios']) {
      const painted = await repeat(() => paint(where, path));
      tell(
        `LCP ${path}`,
        painted.map(({ lcp }) => lcp / 1000),
        '≤ 2,0 numa rádio',
        's',
        2,
      );
      tell(
        `CLS ${path}`,
        painted.map(({ cls }) => cls),
        '≤ 0,02',
        '',
        3,
      );
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
});
