import { defineConfig } from '@playwright/test';
import { portalEnv, portalOfThisRun } from './harness/portal';

const { url, cep, data } = await portalOfThisRun();
const cli = new URL('../cms/dist/src/runtime/cli.js', import.meta.url).pathname;
const servicoDeCep = new URL('./harness/servico-de-cep.mjs', import.meta.url).pathname;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.portal/jornadas',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine is slow, not wrong: only what hangs is stopped.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  globalTeardown: './harness/global-teardown.ts',
  use: {
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium',
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    {
      name: 'celular',
      // The recovery of a stream is the same on every screen, and its waits are long.
      testIgnore: [
        '**/player-quedas.e2e.ts',
        '**/player-icecast.e2e.ts',
        // The newsroom works on a laptop.
        '**/editor.e2e.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'computador', use: { viewport: { width: 1280, height: 800 } } },
  ],
  ...(data && {
    webServer: [
      {
        command: `"${process.execPath}" "${servicoDeCep}" ${new URL(cep).port}`,
        url: `${cep}/ws/01001000/json/`,
      },
      {
        command: `"${process.execPath}" "${cli}"`,
        url: `${url}/api/saude`,
        env: portalEnv({ url, cep, data }),
        timeout: 240_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      },
    ],
  }),
});
