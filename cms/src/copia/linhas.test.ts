import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { linhasDe } from './linhas';

const base = mkdtempSync(path.join(os.tmpdir(), 'portal-linhas-'));
const arquivo = path.join(base, 'banco.sql');
afterAll(() => rmSync(base, { recursive: true, force: true }));

const LONGA = 'ção '.repeat(50_000);

it.each<[string, string, string[]]>([
  ['duas linhas', 'a\nb\n', ['a', 'b']],
  ['a última sem fim', 'a\nb', ['a', 'b']],
  ['vazias no meio', 'a\n\nb\n', ['a', '', 'b']],
  ['separadores de Unicode', 'a\u2028b\u2029c\u0085d\re\n', ['a\u2028b\u2029c\u0085d\re']],
  ['mais longas do que um pedaço', `${LONGA}\n${LONGA}x\n`, [LONGA, `${LONGA}x`]],
  ['nada', '', []],
])('%s', async (_, texto, linhas) => {
  writeFileSync(arquivo, texto);
  const lidas: string[] = [];
  for await (const linha of linhasDe(arquivo)) lidas.push(linha);
  expect(lidas).toEqual(linhas);
});
