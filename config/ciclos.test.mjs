import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cyclesOf } from '../scripts/lib/imports/cycles.mjs';
import { foldersOf, graphOf } from '../scripts/lib/imports/graph.mjs';
import { at, ROOT } from '../scripts/lib/paths.mjs';

const CODE = ['*.ts', '*.tsx', '*.mts', '*.mjs'];

const IS_TEST = /\.test\.|^web\/src\/test\//;

const graph = graphOf(
  new Map(
    execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...CODE],
      { cwd: ROOT, encoding: 'utf8' },
    )
      .split('\0')
      .filter((path) => path !== '' && existsSync(at(path)))
      .map((path) => [path, readFileSync(at(path), 'utf8')]),
  ),
);

it('nenhum arquivo importa quem o importa', () => {
  expect(graph.size).toBeGreaterThan(1000);
  expect(cyclesOf(graph)).toEqual([]);
});

it.each(['contracts/src/', 'cms-extensions/src/', 'web/src/', 'web/src/features/'])(
  'nenhuma pasta de %s depende de quem depende dela',
  (parent) => {
    const production = new Map([...graph].filter(([file]) => !IS_TEST.test(file)));
    expect(cyclesOf(foldersOf(production, parent))).toEqual([]);
  },
);

/** The rooms of `anuncio`, each importing only from those before it (docs/arquitetura.md, "Rooms"). */
const ROOMS = 'ficha conteudo leitura cobranca mails decisao pagamento venda edicao'.split(' ');

it('as salas de anuncio só importam das que vêm antes, nunca das portas acima', () => {
  const production = new Map([...graph].filter(([file]) => !IS_TEST.test(file)));
  const parent = 'cms-extensions/src/anuncio/';
  const roomOf = (path) => ROOMS.indexOf(path.slice(parent.length).split('/')[0]);
  const inRooms = [...production].filter(
    ([file]) => file.startsWith(parent) && /\/.*\//.test(file.slice(parent.length - 1)),
  );
  expect(new Set(inRooms.map(([file]) => roomOf(file)))).toEqual(new Set(ROOMS.keys()));
  const wrong = inRooms.flatMap(([file, imported]) =>
    imported
      .filter((path) => path.startsWith(parent))
      .filter((path) => roomOf(path) === -1 || roomOf(path) > roomOf(file))
      .map((path) => `${file} → ${path}`),
  );
  expect(wrong).toEqual([]);
});
