import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { at } from './paths.mjs';
import { temporaryPortal } from './portal-process.mjs';
import { prepare } from './prepare.mjs';
import { step } from './progress.mjs';
import { ADMINISTRATOR_SCREENS, asAdministrator } from './screenshots-administrator.mjs';
import { ADVERTISER_SCREENS, asAdvertiser } from './screenshots-advertiser.mjs';
import { editorGuidePictures, isOfEditorGuide } from './screenshots-editor.mjs';

const FOLDER = at('docs/imagens');
const MOST_BYTES = 150_000;
const VIEWPORT = { width: 1280, height: 860 };
const ADMIN = { email: 'administracao@exemplo.com.br', senha: 'senha-so-dos-retratos' };

const fromE2e = createRequire(at('e2e/package.json'));
const fromCms = createRequire(at('cms/package.json'));

const GROUPS = [
  { enter: asAdvertiser, screens: ADVERTISER_SCREENS },
  { enter: asAdministrator, screens: ADMINISTRATOR_SCREENS },
];

const drawn = (page) =>
  page.waitForFunction(
    `[...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)`,
  );

const keep = async (name, png) => {
  const sharp = fromCms('sharp');
  const { size } = await sharp(png)
    .webp({ quality: 82, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  if (size > MOST_BYTES) throw new Failure(`${name}.webp pesa ${Math.round(size / 1000)} kB.`);
};

const draw = async (browser, portal, { enter, screens }, names) => {
  const chosen = Object.entries(screens).filter(([name]) => !names.length || names.includes(name));
  if (chosen.length === 0) return;
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: VIEWPORT,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
  });
  try {
    const page = await context.newPage();
    const known = await enter(page, { url: portal.url, admin: ADMIN });
    for (const [name, show] of chosen)
      await step(`Retratando ${name}`, async () => {
        await show(page, known);
        await drawn(page);
        await keep(name, await page.screenshot({ animations: 'disabled' }));
      });
  } finally {
    await context.close();
  }
};

const drawEditorGuide = async (names, executablePath) => {
  for (const { name, png } of await editorGuidePictures(executablePath))
    if (!names.length || names.includes(name)) await keep(name, png);
};

const drawOthers = async (names, executablePath) => {
  const portal = await step('Enchendo um portal', () =>
    temporaryPortal({
      PORTAL_ADMIN_EMAIL: ADMIN.email,
      PORTAL_ADMIN_PASSWORD: ADMIN.senha,
      PORTAL_LIMITS: '100',
    }),
  );
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await fromE2e('@playwright/test').chromium.launch({ executablePath, args });
  try {
    for (const group of GROUPS) await draw(browser, portal, group, names);
  } finally {
    await browser.close();
    await portal.stop();
  }
};

/** Draws the pictures of the guides again, or those named. */
export const screenshots = async (names) => {
  await prepare();
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = await chromium();
  if (!names.length || names.some(isOfEditorGuide)) await drawEditorGuide(names, executablePath);
  if (!names.length || !names.every(isOfEditorGuide)) await drawOthers(names, executablePath);
};
