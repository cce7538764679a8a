import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { fileNames } from './config/eslint/file-names.mjs';
import { importRules } from './config/eslint/import-rules.mjs';
import { transactions } from './config/eslint/transactions.mjs';
import { words } from './config/eslint/words.mjs';

const REACT = ['web/**/*.{ts,tsx}', 'cms/src/admin/**/*.{ts,tsx}', 'cms-extensions/admin/**/*.tsx'];
// Tools and Strapi ask for a default export in these files.
const DEFAULT_EXPORT = [
  '**/*.config.{mjs,ts,mts}',
  'cms/{config,src}/**/*.{ts,tsx}',
  'cms/{database,tests}/**/*.{ts,mts}',
  'cms-extensions/src/index.ts',
  'cms-extensions/src/arquivo/upload-provider.ts',
  'cms-extensions/admin/src/**/*.tsx',
  'e2e/harness/global-*.ts',
  'scripts/lib/count-by-project.mjs',
];
const UNUSED = { argsIgnorePattern: '^_', varsIgnorePattern: '^_' };

const noBarrels = {
  selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
  message: 'No barrels: import from the file that defines it.',
};
const noCanParse = {
  selector: "MemberExpression[object.name='URL'][property.name='canParse']",
  message:
    'Once compiled, Node 20 answers false here for accented hosts: `new URL` in a try/catch (contracts texto/link, texto/ler-url).',
};
const noEagerIntl = {
  selector:
    "Program > :matches(VariableDeclaration, ExportNamedDeclaration) NewExpression[callee.object.name='Intl']:not(:function *)",
  message:
    'A phone pays a quarter of a second for its first format, shown or not: `umaVez` (contracts/uma-vez) makes it when asked for.',
};
const namedExports = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a thing has one name everywhere.',
};

export default tseslint.config(
  {
    ignores: [
      '**/{dist,build,node_modules,coverage,.strapi,.cache,.tmp,.portal,.data}/**',
      'cms/types/generated/**',
      '**/{test-results,playwright-report}/**',
    ],
  },
  js.configs.recommended,
  {
    plugins: { portal: { rules: { ...fileNames.rules, ...transactions.rules, ...words.rules } } },
    rules: {
      'portal/kebab-case': 'error',
      'portal/one-transaction': 'error',
      'max-lines': ['error', { max: 300 }],
      'no-restricted-syntax': ['error', noBarrels, noCanParse, namedExports],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    // What a type must be known for is told by oxlint (config/oxlint.json).
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
    },
  },
  ...importRules(import.meta.dirname),
  {
    files: ['{contracts,cms-extensions,cms,demonstracao,web}/src/**'],
    rules: { 'portal/one-word': 'error' },
  },
  {
    files: REACT,
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', UNUSED] },
  },
  { files: ['scripts/**', 'cms/src/runtime/cli.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['{contracts,web}/src/**'],
    // What is drawn comes with the drawing, and knows nothing of contracts.
    ignores: ['web/src/ui/**'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, noCanParse, namedExports, noEagerIntl] },
  },
  {
    files: DEFAULT_EXPORT,
    rules: { 'no-restricted-syntax': ['error', noBarrels, noCanParse] },
  },
);
