import { PUROS } from './puros.mjs';

const { PORTAL_MUTACAO: pacote = 'contracts', PORTAL_MUTACAO_PASTA: pasta = '**' } = process.env;

/**
 * Mutation testing of one folder (docs/CONTRIBUTING.md, "Mutation"): breaks one thing at a time and asks whether a unit test
 * notices. The file of results is the whole package's, and lets the next run test only what changed.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'config/mutacao-vitest.config.mjs' },
  mutate: [
    ...PUROS[pacote].map((nome) => `${pacote}/src/${pasta}/**/${nome}.ts`),
    '!**/*.test.ts',
    // Sentences and nothing else: a mutant of theirs is another wording.
    '!**/mensagens.ts',
  ],
  mutator: { excludedMutations: ['StringLiteral'] },
  // Only what the tests read is copied.
  ignorePatterns: [
    ...['/cms', '/web', '/e2e', '/scripts', '/.portal', '/.data', 'dist'],
    ...['/docs/*', '!/docs/contrato.md'],
  ],
  tempDirName: `.portal/mutacao/${pacote}`,
  incremental: true,
  incrementalFile: `.portal/mutacao/${pacote}.json`,
  reporters: ['html'],
  htmlReporter: { fileName: `.portal/mutacao/${pacote}.html` },
  warnings: { slow: false },
  // A machine that is busy notices no mutant; what never ends is found by counting.
  timeoutMS: 60_000,
  concurrency: Number(process.env.PORTAL_MUTACAO_PROCESSOS ?? 2),
};
