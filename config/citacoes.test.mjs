import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { citationFaults } from '../scripts/lib/citations/citations.mjs';
import { namedFileFaults } from '../scripts/lib/citations/named-files.mjs';
import { treeOf } from '../scripts/lib/citations/tree.mjs';
import { at, ROOT } from '../scripts/lib/paths.mjs';

const TEXT = /\.(?:tsx?|mts|mjs|css|html|md|ya?ml|conf|env|dockerfile)$/;
/** Its tests are made of citations that lead nowhere. */
const THE_RULES = 'scripts/lib/citations/';

/** Every file that is or may be committed. */
const filesOfTheRepository = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(at(path)));

it('o que comentários e documentos citam está no repositório', () => {
  const paths = filesOfTheRepository();
  const texts = new Map(
    paths
      .filter((path) => TEXT.test(path) && !path.startsWith(THE_RULES))
      .map((path) => [path, readFileSync(at(path), 'utf8')]),
  );
  const tree = treeOf(paths, texts);

  const faults = [...texts].flatMap(([path, text]) =>
    [...citationFaults(path, text, tree), ...namedFileFaults(path, text, tree)].map(
      ({ at: place, fault }) => `${path}:${text.slice(0, place).split('\n').length}: ${fault}`,
    ),
  );

  expect(faults).toEqual([]);
});
