import { defineConfig } from 'vitest/config';
import { LongasPrimeiro } from './tests/harness/ordem';

const CONDITIONS = ['source', 'node', 'development|production'];
const BANCOS = (process.env['PORTAL_TESTS_DB'] ?? 'sqlite').split(',');

/**
 * Files that ask what stands before the database or beside it, which on two of them would be asked twice: bytes, headers, files,
 * streams, sessions, the panel's doors; and mails, hours, limits and what two do at once. Where both are tested in one run, each of
 * these runs on one of them; where one is, everything does.
 */
const NO_PRIMEIRO = [
  ...['anuncios-arquivos', 'anuncios-imagens', 'arquivos-*', 'deposito', 'storage*'],
  ...['copia-incremental', 'exportacao', 'importacao-{direitos,zip}'],
  ...['autorizacao', 'borda', 'codigos', 'conexoes-paradas', 'corpos*', 'descricao', 'desempenho'],
  ...['embutir', 'formularios', 'instalavel', 'partilha', 'rotas'],
  ...['cep', 'encerramento', 'memoria', 'metricas', 'nginx', 'no-ar', 'nodes', 'rastros', 'saude'],
  ...['registros', 'registro-de-acesso', 'relogio-corrigido'],
  ...['convites', 'perfil', 'senhas', 'sessao'],
  ...['painel-{alcance,comprimido,contas,entradas,falhas,saude}', 'redacao'],
  'transmissoes-no-painel',
];
const NO_SEGUNDO = [
  ...['agendamento', 'avisos', 'conta-email', 'correio', 'correio-recusado', 'correio-uma-vez'],
  ...['anuncios-do-mesmo-cantor-juntos', 'fuzz', 'limites', 'limites-de-volume'],
  // What two do at once: SQLite's one connection never lets them.
  ...['biblioteca', 'precos-no-painel', 'recuperacao', 'segundo-passo*'],
];

const arquivos = (nomes: readonly string[]): string[] =>
  nomes.map((nome) => `tests/${nome}.api.test.ts`);

/** What a run of several databases leaves to another of them. */
const deOutro = (vez: number): string[] =>
  BANCOS.length === 1 ? [] : arquivos(vez === 0 ? NO_SEGUNDO : NO_PRIMEIRO);

/** API tests: real HTTP against the compiled portal, on each database PORTAL_TESTS_DB names (sqlite, postgres or both). */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    sequence: { sequencer: LongasPrimeiro },
    projects: BANCOS.map((banco, vez) => ({
      root: import.meta.dirname,
      resolve: { conditions: CONDITIONS },
      ssr: { resolve: { conditions: CONDITIONS } },
      test: {
        name: `api-${banco}`,
        include: ['tests/**/*.api.test.ts'],
        exclude: deOutro(vez),
        environment: 'node' as const,
        globalSetup: ['tests/harness/global-setup.ts'],
        // Files wait for mails, clocks and limits: two more than the cores.
        maxWorkers: 4,
        // A worker loads the harness once for all its files; what one of them keeps, its own `afterAll` ends.
        isolate: false,
        // Tests that only wait, wait together.
        maxConcurrency: 20,
        testTimeout: 30_000,
        // As the journeys: one that passes only when repeated is named at the end of the run.
        retry: process.env['CI'] ? 1 : 0,
        hookTimeout: 120_000,
      },
    })),
  },
});
