// Who may import whom (docs/arquitetura.md, "Who may import whom"), as data for eslint-plugin-boundaries.
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

/** The packages and their modules. The first pattern that fits a file names its module. */
const ROOMS = [
  { type: 'contracts', pattern: 'contracts/src/*', mode: 'folder' },
  { type: 'ext-montagem', pattern: 'cms-extensions/src/*.ts', mode: 'full' },
  {
    type: 'ext-comum',
    pattern: 'cms-extensions/src/(http|database|armazenamento|texto|desenho)',
    mode: 'folder',
  },
  { type: 'ext-dominio', pattern: 'cms-extensions/src/*', mode: 'folder', capture: ['dominio'] },
  { type: 'demonstracao', pattern: 'demonstracao/src/**', mode: 'full' },
  { type: 'painel', pattern: 'cms-extensions/admin/src/**', mode: 'full' },
  { type: 'painel', pattern: 'cms/src/admin/**', mode: 'full' },
  ...['cms/tests/**', 'cms/*.mts'].map((pattern) => ({ type: 'cms-tests', pattern, mode: 'full' })),
  { type: 'cms', pattern: 'cms/(src|config|database)/**', mode: 'full' },
  { type: 'web-ui', pattern: 'web/src/ui', mode: 'folder' },
  { type: 'web-lib', pattern: 'web/src/lib', mode: 'folder' },
  { type: 'web-player', pattern: 'web/src/player', mode: 'folder' },
  { type: 'web-session', pattern: 'web/src/session', mode: 'folder' },
  { type: 'web-feature', pattern: 'web/src/features/*', mode: 'folder', capture: ['feature'] },
  { type: 'web-page', pattern: 'web/src/pages/*', mode: 'folder', capture: ['page'] },
  { type: 'web-app', pattern: 'web/src/app', mode: 'folder' },
  { type: 'web-test', pattern: 'web/src/test', mode: 'folder' },
  { type: 'web-entrada', pattern: 'web/src/*.(ts|tsx)', mode: 'full' },
  { type: 'web-sw', pattern: 'web/sw', mode: 'folder' },
  { type: 'web-build', pattern: 'web/(vite/**|*.ts)', mode: 'full' },
  { type: 'e2e', pattern: 'e2e/**', mode: 'full' },
  { type: 'testing', pattern: 'testing/**', mode: 'full' },
];

const WEB_BASE = ['web-lib', 'web-test'];

/** Which modules of the same package a module may import, besides itself. Anything else is refused. */
const DOORS = {
  contracts: ['contracts'],
  'ext-montagem': ['ext-montagem', 'ext-comum', 'ext-dominio'],
  'ext-comum': ['ext-comum', 'ext-dominio'],
  'ext-dominio': ['ext-dominio', 'ext-comum'],
  demonstracao: ['demonstracao'],
  painel: ['painel'],
  cms: ['cms'],
  'cms-tests': ['cms-tests', 'cms'],
  'web-ui': ['web-test'],
  'web-lib': ['web-test'],
  'web-player': ['web-ui', ...WEB_BASE],
  'web-session': ['web-ui', ...WEB_BASE],
  'web-feature': ['web-ui', 'web-player', 'web-session', ...WEB_BASE],
  'web-page': ['web-feature', 'web-page', 'web-ui', 'web-player', 'web-session', ...WEB_BASE],
  'web-app': ['web-page', 'web-feature', 'web-ui', 'web-player', 'web-session', ...WEB_BASE],
  'web-test': [
    'web-app',
    'web-page',
    'web-feature',
    'web-ui',
    'web-player',
    'web-session',
    'web-lib',
  ],
  'web-entrada': ['web-app', 'web-entrada', 'web-ui', 'web-player', 'web-session', ...WEB_BASE],
  // Beside the pages, without a word of theirs: it sees addresses only.
  'web-sw': ['web-sw'],
  'web-build': ['web-build'],
  e2e: ['e2e'],
  testing: ['testing'],
};

/**
 * The features of ads, and those each stands on: one way only, down to what they share. Every other feature stands
 * alone.
 */
const FEATURES_OF_ADS = {
  'formulario-de-anuncio': ['anuncios'],
  fila: ['anuncios'],
  'meus-anuncios': ['anuncios', 'formulario-de-anuncio'],
  'administracao-de-anuncios': ['anuncios', 'formulario-de-anuncio', 'fila'],
};

const WHY = {
  contracts: 'contracts imports zod and its own files only: both sides and the browser read it.',
  extDominio:
    "A domain reaches another domain only through that domain's service.ts; shared code goes to http/ or database/.",
  feature:
    'A feature never imports another feature: a page composes them, or what both need goes to ui, lib or contracts (docs/arquitetura.md has the exception: ads).',
  ui: 'web/ui knows nothing of the portal: no feature, router or query. Pass it in as a prop.',
  webServer: 'The web never imports server packages: what both sides need belongs in contracts.',
  packages: 'Never a relative path across packages: import `@portal/contracts/<domain>/<file>`.',
};

const door = ([from, allow]) => ({
  from: [from],
  allow: [allow].flat(),
});

const feature = (name) => ['web-feature', { feature: name }];

const refusal = (from, message) => ({ from: [from].flat(), disallow: ['*'], message });

const elementTypes = [
  'error',
  {
    default: 'disallow',
    message: `\${file.type} may not import \${dependency.type} (docs/arquitetura.md). ${WHY.packages}`,
    // The last rule that fits decides: refusals with their reason first, then what is allowed.
    rules: [
      refusal('contracts', WHY.contracts),
      refusal('web-ui', WHY.ui),
      { from: ['web-feature'], disallow: ['web-feature'], message: WHY.feature },
      ...Object.entries(DOORS).map(door),
      ...Object.entries(FEATURES_OF_ADS).map(([name, below]) => ({
        from: [feature(name)],
        allow: below.map(feature),
      })),
    ],
  },
];

const entryPoint = [
  'error',
  {
    default: 'allow',
    message: WHY.extDominio,
    rules: [
      // Of a domain with rooms of its own too: none of them is a second door.
      { target: ['ext-dominio'], disallow: ['**'] },
      { target: ['ext-dominio'], allow: ['*service.ts', '*service.test.ts'] },
    ],
  },
];

/** Packages of ours, whatever is imported of them. */
const ours = (...names) => names.flatMap((name) => [`@portal/${name}`, `@portal/${name}/**`]);

const SERVER_ONLY = [
  'node:*',
  '@strapi/*',
  '@strapi/**',
  ...ours('cms', 'cms-extensions', 'demonstracao'),
];
const TEST_ROOMS = ['cms-tests', 'e2e', 'testing'];
const PRODUCT_ROOMS = Object.keys(DOORS).filter((room) => !TEST_ROOMS.includes(room));
const WEB_ROOMS = Object.keys(DOORS).filter((room) => room.startsWith('web-'));
const BROWSER_ROOMS = WEB_ROOMS.filter((room) => room !== 'web-build' && room !== 'web-test');

const external = [
  'error',
  {
    default: 'allow',
    rules: [
      { from: ['contracts'], disallow: ['**'], message: WHY.contracts },
      { from: ['contracts'], allow: ['zod', 'zod/*', 'vitest'] },
      { from: BROWSER_ROOMS, disallow: SERVER_ONLY, message: WHY.webServer },
      {
        from: ['web-ui'],
        disallow: ['@portal/**', 'react-router-dom', '@tanstack/**', 'axios'],
        message: WHY.ui,
      },
      // Image variants and the time a notice stays are facts of the wire, not words of a domain.
      {
        from: ['web-ui'],
        allow: [['@portal/contracts', { path: ['/arquivo/imagem', '/portal/tempos'] }]],
      },
      {
        from: ['ext-dominio', 'ext-comum', 'ext-montagem'],
        disallow: [...ours('web', 'cms', 'demonstracao'), 'react', 'react/**'],
        message: 'cms-extensions imports contracts and Strapi: never the web, never cms.',
      },
      {
        from: ['demonstracao'],
        disallow: ours('web', 'cms'),
        message: 'The demonstration imports contracts and cms-extensions: cms tells it the rest.',
      },
      {
        from: ['cms', 'cms-tests'],
        disallow: ours('web'),
        message: 'cms imports contracts and cms-extensions: never the web.',
      },
      {
        from: ['painel'],
        disallow: ['@portal/*', '@portal/*/**', 'node:*'],
        message:
          'The panel is built apart: name what it reads in scripts/lib/build.mjs before importing it.',
      },
      // Types are gone before it is built.
      { from: ['painel'], importKind: 'type', allow: ours('contracts') },
      { from: ['painel'], allow: [['@portal/contracts', { path: ['/anuncio/status'] }]] },
      {
        from: ['e2e'],
        disallow: ours('web', 'cms', 'cms-extensions', 'demonstracao'),
        message: 'e2e sees the portal as a visitor does: it imports contracts and testing only.',
      },
      {
        from: PRODUCT_ROOMS,
        disallow: ours('testing'),
        message:
          'The portal never imports what tests it: testing is for cms/tests, e2e and scripts.',
      },
      {
        from: ['testing'],
        disallow: ['@portal/**'],
        message: 'testing sees the portal from outside, and runs before anything is compiled.',
      },
    ],
  },
];

/** `rules.ts` is pure: the clock, randomness and the environment are passed in. */
const pureRules = {
  files: ['cms-extensions/src/**/*rules.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^(?!@portal/contracts/)',
            message: 'rules.ts is pure: it imports @portal/contracts only; pass the rest in.',
          },
        ],
      },
    ],
    'no-restricted-globals': [
      'error',
      ...['process', 'crypto', 'fetch', 'setTimeout', 'setInterval', 'performance'].map((name) => ({
        name,
        message: 'rules.ts is pure: pass it in.',
      })),
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector:
          'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Date"][callee.property.name="now"], CallExpression[callee.object.name="Math"][callee.property.name="random"]',
        message: 'rules.ts is pure: pass the instant or the random number in.',
      },
    ],
  },
};

/** What only a portal that demonstrates runs: types may be named, the code is asked for when it is needed. */
const demonstrationLater = {
  files: ['cms/{src,config,database}/**/*.ts'],
  plugins: { '@typescript-eslint': tseslint.plugin },
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['@portal/demonstracao/*'],
            allowTypeImports: true,
            message:
              'Only a portal that demonstrates loads the demonstration: `await import()` it.',
          },
        ],
      },
    ],
  },
};

/** ESLint blocks that enforce the import rules. `rootPath`: folder the modules' patterns start from. */
export const importRules = (rootPath) => [
  {
    files: ['{contracts,cms,cms-extensions,demonstracao,web,e2e}/**/*.{ts,tsx,mts}', 'testing/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/root-path': rootPath,
      'boundaries/elements': ROOMS,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json'] } },
    },
    rules: {
      'boundaries/element-types': elementTypes,
      'boundaries/external': external,
    },
  },
  {
    // The composition root: the plugin's own index.ts assembles routes and controllers of every domain, so it may
    // import any.
    files: ['cms-extensions/src/*/**/*.ts'],
    rules: { 'boundaries/entry-point': entryPoint },
  },
  pureRules,
  demonstrationLater,
];
