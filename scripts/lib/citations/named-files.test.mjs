import { describe, expect, it } from 'vitest';
import { namedFileFaults } from './named-files.mjs';
import { treeOf } from './tree.mjs';

const tree = treeOf(
  ['cms/src/runtime/cli.ts', 'cms/src/runtime/start.ts', 'web/src/ui/botao.tsx', 'docs/api.md'],
  new Map(),
);
const faultsOf = (text, path = 'cms/src/runtime/start.ts') =>
  namedFileFaults(path, text, tree).map(({ fault }) => fault);

describe('nomes de arquivos que estão lá', () => {
  it.each([
    '/** See `cms/src/runtime/cli.ts`, of `cms/src/runtime`, in `cms/`. */',
    '// Said by cms/src/runtime/cli.ts.',
    '// As `ui/botao.tsx` and botao.tsx do.',
    '// Before `./cli.ts` and `../runtime/cli.ts`.',
    '// Both: `cms/src/runtime/{cli,start}.ts`.',
    '// One of `cms/src/<domain>/rules.ts`, of `web/src/**/*.css`.',
    '// What `cms/dist/src/runtime/cli.js` and `node_modules/x/y.ts` are made of.',
    '// Not files: `PORTAL_DATA/a.md`, `/storage/a.md`, https://example.org/a.md, `text/css`, a/b.',
    '// Endings: `.mts`, `.test.ts`.',
    "const text = 'cms/src/nada.ts'; // nothing",
    "import { nada } from 'cms/src/nada.ts';",
  ])('%s', (text) => expect(faultsOf(text)).toEqual([]));
});

describe('nomes de arquivos que não estão lá', () => {
  it.each([
    ['/** See `cms/src/runtime/nada.ts`. */', 'não há cms/src/runtime/nada.ts'],
    [' * Kept in cms/src/nada.json.', 'não há cms/src/nada.json'],
    ['// In `cms/nada`.', 'não há cms/nada'],
    ['// In `ui/nada.tsx`.', 'não há ui/nada.tsx'],
    ['// In `nada.ts`.', 'não há nada.ts'],
    ['// In `../cli.ts`.', 'não há ../cli.ts'],
    ['// Both: `cms/src/runtime/{cli,nada}.ts`.', 'não há cms/src/runtime/nada.ts'],
    ['// One of `cms/nada/<domain>/rules.ts`.', 'não há cms/nada/<domain>/rules.ts'],
    ['const a = 1; // as docs/nada.md says', 'não há docs/nada.md'],
    ['# As docs/nada.md says.', 'não há docs/nada.md'],
  ])('%s', (text, fault) => expect(faultsOf(text)).toEqual([fault]));

  it('nos documentos, em qualquer linha', () => {
    expect(faultsOf('O teste é `cms/tests/nada.ts`.', 'docs/api.md')).toEqual([
      'não há cms/tests/nada.ts',
    ]);
  });
});
