import { defineConfig } from '@playwright/test';
import { freePort } from '@portal/testing/ports';
import { onPostgres, portalEnv, portalOfThisRun } from './harness/portal';

const { url, cep, data } = await portalOfThisRun();
const cli = new URL('../cms/dist/src/runtime/cli.js', import.meta.url).pathname;
const servicoDeCep = new URL('./harness/servico-de-cep.mjs', import.meta.url).pathname;
const servidorPostgres = new URL('../testing/src/postgres.mjs', import.meta.url).pathname;
const ENCERRAR = { signal: 'SIGTERM', timeout: 20_000 } as const;
const MESA = { viewport: { width: 1280, height: 800 } };
const isRoot = process.getuid?.() === 0;

const jornadas = (...nomes: string[]): string[] => nomes.map((nome) => `**/${nome}.e2e.ts`);
/** Left to another run, on another database. */
const EM_OUTRA_VEZ = jornadas(...(process.env['PORTAL_E2E_SEM'] ?? '').split(',').filter(Boolean));
const QUEDAS = jornadas('player-quedas', 'player-icecast');
// Minutes in one row, in a portal of its own: it begins first, and the others run beside it.
const DEMORADAS = jornadas('telas-da-redacao');
// What the association's staff do at a desk.
const DE_MESA = [
  ...DEMORADAS,
  ...jornadas(
    'editor',
    'convite',
    'edicoes',
    'editar-com-cuidado',
    'importar',
    'dois-editores',
    'hora-marcada',
    'lixeira',
    'lote',
    'precos',
    'transmissoes-no-painel',
    'dinheiro-no-painel',
    'registro-no-painel',
    'apuracao',
    'administracao',
    'fila',
    'guia-do-editor',
    'redacao-pelo-teclado',
    'comprar-anuncio-administrador',
  ),
];
// The same on every screen, or at every width by themselves. The accessibility journeys look at all of it on both.
const DE_TODA_LARGURA = jornadas(
  ...['cadastro', 'login', 'reflow', 'conta-reflow'],
  ...['adiante', 'webradios', 'webradio', 'cantores', 'musicas', 'anunciantes', 'sobre'],
  ...['busca', 'integrar', 'partilha'],
  ...['instalado', 'versao-nova'],
  ...['player-ao-vivo', 'player-hls', 'player-lembra', 'player-musica', 'player-toque'],
  ...['sem-internet', 'embutir', 'correio', 'conta', 'no-ar', 'vida-de-um-anuncio'],
);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.portal/jornadas',
  fullyParallel: true,
  // A browser on a busy machine stumbles once; a fault is there twice. The report names whoever stumbled.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // One more than the cores: journeys wait for a second here and there.
  workers: 3,
  // A busy machine is slow, not wrong: only what hangs is stopped.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  globalTeardown: './harness/global-teardown.ts',
  use: {
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What is not there to be pressed does not keep the others waiting for minutes.
    actionTimeout: 45_000,
    // Journeys put answers of theirs in the portal's place, which a service worker would not hear of; its own allow it.
    serviceWorkers: 'block',
    // Recording every step costs a third of the time: only whoever looks for a fault asks for it.
    trace: process.env['PORTAL_E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['PORTAL_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        // Nothing here needs the emulated graphics card, which would take half of a core.
        '--disable-gpu',
        // A journey's page lives for seconds: what is compiled to run fast never pays back, and is a fifth of all the work.
        '--js-flags=--no-maglev,--no-turbofan',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'painel', testMatch: DEMORADAS, testIgnore: EM_OUTRA_VEZ, use: MESA },
    {
      name: 'celular',
      // The recovery of a stream is the same on every screen, and its waits are long.
      testIgnore: [...QUEDAS, ...DE_MESA],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'computador',
      // On the other database everything is told at the desk.
      testIgnore: [...DEMORADAS, ...EM_OUTRA_VEZ, ...(onPostgres ? [] : DE_TODA_LARGURA)],
      // Journeys that are the same at every width, on a page another of their file reads on both screens: they run on the
      // smaller one, where more can be in the way.
      grepInvert: /@uma-tela/,
      use: MESA,
    },
  ],
  ...(data && {
    webServer: [
      ...(onPostgres
        ? [
            {
              command: `"${process.execPath}" "${servidorPostgres}" ${await freePort()}`,
              // Of what it says Playwright makes the environment of what starts after it: DATABASE_URL.
              wait: { stdout: /^(?<database_url>postgres:\S+)/m },
              gracefulShutdown: ENCERRAR,
            },
          ]
        : []),
      {
        command: `"${process.execPath}" "${servicoDeCep}" ${new URL(cep).port}`,
        url: `${cep}/ws/01001000/json/`,
      },
      {
        command: `"${process.execPath}" "${cli}"`,
        url: `${url}/api/saude`,
        env: portalEnv({ url, cep, data }),
        timeout: 240_000,
        gracefulShutdown: ENCERRAR,
      },
    ],
  }),
});
