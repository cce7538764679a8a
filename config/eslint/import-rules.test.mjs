import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRules } from './import-rules.mjs';

let root;
let eslint;

const write = (path, text) => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

/** The messages a file of that text gets at that place of the tree. */
const messages = async (path, text) => {
  const [result] = await eslint.lintFiles([write(path, text)]);
  return result.messages.map((message) => `${message.ruleId}: ${message.message}`);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-regras-'));
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
      ...importRules(root),
    ],
  });
  for (const path of [
    'contracts/src/radio/radio.ts',
    'contracts/src/tempo/datas.ts',
    'cms/src/runtime/start.ts',
    'cms/tests/harness/portal.ts',
    'cms-extensions/src/http/erros.ts',
    'cms-extensions/src/radio/service.ts',
    'cms-extensions/src/radio/presenter.ts',
    'cms-extensions/src/radio/leitura/lista.ts',
    'cms-extensions/src/radio/leitura/service.ts',
    'web/src/ui/botao.tsx',
    'web/src/lib/ler-json.ts',
    'web/src/player/fonte.ts',
    'web/src/features/radios/queries.ts',
    'web/src/features/radios/cartao.tsx',
    'web/src/features/anuncios/queries.ts',
    'web/src/features/fila/fila.tsx',
    'web/src/pages/home/home.tsx',
    'web/src/app/app.tsx',
  ]) {
    write(path, 'export const x = 1;\n');
  }
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('importações proibidas', () => {
  it.each([
    ['contracts/src/radio/a.ts', 'node:fs', 'contracts imports zod'],
    ['contracts/src/radio/a.ts', 'react', 'contracts imports zod'],
    ['contracts/src/radio/a.ts', '@strapi/strapi', 'contracts imports zod'],
    ['contracts/src/radio/a.ts', '../../../web/src/lib/ler-json', 'contracts imports zod'],
    ['web/src/features/radios/a.ts', '@portal/cms/dist/src/index', 'never imports server'],
    [
      'web/src/features/radios/a.ts',
      '@portal/cms-extensions/radio/service',
      'never imports server',
    ],
    ['web/src/features/radios/a.ts', 'node:path', 'never imports server'],
    ['web/src/lib/a.ts', '@strapi/strapi', 'never imports server'],
    ['web/src/lib/a.ts', '../../../cms/src/runtime/start', 'relative path across packages'],
    ['web/src/lib/a.ts', '../../../contracts/src/radio/radio', 'relative path across packages'],
    ['web/src/features/cantores/a.ts', '../radios/queries', 'never imports another feature'],
    ['web/src/features/cantores/a.ts', '../anuncios/queries', 'never imports another feature'],
    ['web/src/features/anuncios/a.ts', '../fila/fila', 'never imports another feature'],
    ['web/src/features/meus-anuncios/a.ts', '../fila/fila', 'never imports another feature'],
    ['web/src/features/cantores/a.ts', '../../pages/home/home', 'web-feature may not import'],
    ['web/src/features/cantores/a.ts', '../../app/app', 'web-feature may not import'],
    ['web/src/ui/a.tsx', '../lib/ler-json', 'knows nothing of the portal'],
    ['web/src/ui/a.tsx', 'react-router-dom', 'knows nothing of the portal'],
    ['web/src/ui/a.tsx', '@portal/contracts/radio/radio', 'knows nothing of the portal'],
    ['web/src/player/a.ts', '../features/radios/queries', 'web-player may not import'],
    ['web/src/pages/home/a.tsx', '../../app/app', 'web-page may not import'],
    ['cms-extensions/src/cantor/a.ts', '../radio/presenter', "only through that domain's service"],
    [
      'cms-extensions/src/cantor/a.ts',
      '../radio/leitura/lista',
      "only through that domain's service",
    ],
    [
      'cms-extensions/src/cantor/a.ts',
      '../radio/leitura/service',
      "only through that domain's service",
    ],
    ['cms-extensions/src/cantor/a.ts', '../../../cms/src/runtime/start', 'across packages'],
    ['cms-extensions/src/cantor/a.ts', '@portal/web', 'never the web'],
    ['cms-extensions/src/cantor/rules.ts', './service', 'rules.ts is pure'],
    ['cms-extensions/src/cantor/rules.ts', 'node:crypto', 'rules.ts is pure'],
    ['cms-extensions/src/cantor/a.ts', '@portal/demonstracao/demonstrar', 'never cms'],
    ['demonstracao/src/a.ts', '@portal/cms/dist/src/index', 'cms tells it the rest'],
    ['demonstracao/src/a.ts', '../../cms/src/runtime/start', 'across packages'],
    ['cms/src/a.ts', '@portal/web', 'never the web'],
    ['cms/src/a.ts', '@portal/demonstracao/demonstrar', 'await import()'],
    ['cms/src/admin/a.tsx', '@portal/contracts/radio/radio', 'The panel is built apart'],
    ['cms-extensions/admin/src/a.tsx', '../../src/radio/service', 'painel may not import'],
    ['e2e/a.ts', '@portal/cms-extensions/http/erros', 'imports contracts and testing only'],
    ['e2e/a.ts', '@portal/demonstracao/dados/radios', 'imports contracts and testing only'],
    ['contracts/src/radio/a.ts', '@portal/testing/ports', 'never imports what tests it'],
    ['cms-extensions/src/cantor/a.ts', '@portal/testing/ports', 'never imports what tests it'],
    ['demonstracao/src/a.ts', '@portal/testing/ports', 'never imports what tests it'],
    ['cms/src/a.ts', '@portal/testing/ports', 'never imports what tests it'],
    ['cms/src/a.ts', '../tests/harness/portal', 'cms may not import cms-tests'],
    ['web/src/lib/a.ts', '@portal/testing/ports', 'never imports what tests it'],
    ['web/vite/a.ts', '@portal/testing/ports', 'never imports what tests it'],
    ['testing/src/a.mjs', '@portal/contracts/radio/radio', 'sees the portal from outside'],
    ['testing/src/a.mjs', '../../cms/src/runtime/start', 'testing may not import cms'],
  ])('%s não importa %s', async (path, source, why) => {
    const found = await messages(path, `import { x } from '${source}';\nexport const y = x;\n`);
    expect(found.join('\n')).toContain(why);
  });

  it('quem demonstra carrega a demonstração só quando precisa', async () => {
    const asked = await messages(
      'cms/src/d.ts',
      "import type { x } from '@portal/demonstracao/demonstrar';\nexport const y = (): Promise<{ x: typeof x }> => import('@portal/demonstracao/demonstrar');\n",
    );
    expect(asked).toEqual([]);
  });

  it('o painel lê dos contratos os tipos e o que a sua construção conhece', async () => {
    const found = await messages(
      'cms-extensions/admin/src/b.ts',
      "import { x } from '@portal/contracts/anuncio/status';\nimport type { z } from '@portal/contracts/radio/radio';\nexport const y: typeof z = x;\n",
    );
    expect(found).toEqual([]);
  });

  it('vale também para import() e export … from', async () => {
    const lazy = await messages('web/src/lib/b.ts', "export const y = () => import('node:fs');\n");
    const again = await messages(
      'web/src/features/cantores/b.ts',
      "export { x } from '../radios/queries';\n",
    );
    expect(lazy.join()).toContain('never imports server');
    expect(again.join()).toContain('never imports another feature');
  });

  it('uma regra pura não lê o relógio', async () => {
    const found = await messages(
      'cms-extensions/src/cantor/rules.ts',
      'export const hoje = () => [new Date(), Date.now(), Math.random(), process.env];\n',
    );
    expect(found).toHaveLength(4);
  });
});

describe('importações permitidas', () => {
  it.each([
    ['contracts/src/radio/c.ts', 'zod/mini'],
    ['contracts/src/radio/c.ts', '../tempo/datas'],
    ['web/src/features/radios/c.ts', './cartao'],
    ['web/src/features/radios/c.ts', '../../player/fonte'],
    ['web/src/features/fila/c.ts', '../anuncios/queries'],
    ['web/src/features/administracao-de-anuncios/c.ts', '../fila/fila'],
    ['web/src/features/radios/c.ts', '@portal/contracts/radio/radio'],
    ['web/src/pages/home/c.tsx', '../../features/radios/queries'],
    ['web/src/app/c.tsx', '../pages/home/home'],
    ['web/src/ui/c.tsx', './botao'],
    ['web/src/ui/c.tsx', '@portal/contracts/arquivo/imagem'],
    ['web/src/main.tsx', './app/app'],
    ['cms-extensions/src/index.ts', './radio/service'],
    ['cms-extensions/src/index.ts', './radio/presenter'],
    ['cms-extensions/src/cantor/c.ts', '../radio/service'],
    ['cms-extensions/src/cantor/c.ts', '../http/erros'],
    ['cms-extensions/src/cantor/c.ts', '@portal/contracts/radio/radio'],
    ['cms-extensions/src/http/c.ts', '../radio/service'],
    ['cms-extensions/src/cantor/rules.ts', '@portal/contracts/tempo/datas'],
    ['cms/src/c.ts', './runtime/start'],
    ['cms/src/c.ts', '@portal/cms-extensions/http/erros'],
    ['demonstracao/src/c.ts', '@portal/cms-extensions/arquivo/guardar'],
    ['e2e/c.ts', '@portal/contracts/http/caminhos'],
    ['e2e/c.ts', '@portal/testing/ports'],
    ['cms/tests/c.ts', '@portal/testing/ports'],
    ['cms/tests/c.ts', '../src/runtime/start'],
  ])('%s importa %s', async (path, source) => {
    expect(await messages(path, `import { x } from '${source}';\nexport const y = x;\n`)).toEqual(
      [],
    );
  });
});
