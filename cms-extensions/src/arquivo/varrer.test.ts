import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { marcaDe } from './nome';
import { varrerPastas, varrerTemporarios } from './varrer';

const AGORA = Date.parse('2026-05-10T12:00:00Z');
const HORA_MS = 60 * 60 * 1000;
let raiz: string;

beforeEach(() => {
  raiz = mkdtempSync(path.join(os.tmpdir(), 'varrer-'));
});
afterEach(() => rmSync(raiz, { recursive: true, force: true }));

const escrever = (pasta: string, nome: string, idadeMs: number): void => {
  mkdirSync(path.join(raiz, pasta), { recursive: true });
  const arquivo = path.join(raiz, pasta, nome);
  writeFileSync(arquivo, 'x');
  const quando = new Date(AGORA - idadeMs);
  utimesSync(arquivo, quando, quando);
};

it.each([
  ['ab12-600x250.webp', 'ab12'],
  ['ab12-600x250.w256.webp', 'ab12'],
  ['ab12.mp3', 'ab12'],
  ['ao-vivo.mp3', null],
  ['.provisorio-ab12', null],
  ['leia-me.txt', null],
])('%s tem a marca %s', (nome, marca) => {
  expect(marcaDe(nome)).toBe(marca);
});

it('remove o que ninguém nomeia e tem mais de uma hora, e nada mais', async () => {
  escrever('banner', 'aa-600x250.webp', 2 * HORA_MS);
  escrever('banner', 'aa-600x250.w256.webp', 2 * HORA_MS);
  escrever('banner', 'bb-600x250.w256.webp', 2 * HORA_MS);
  escrever('banner/comprovante', 'cc-10x10.webp', HORA_MS);
  escrever('musicas', 'dd.mp3', HORA_MS - 1);
  escrever('musicas', 'leia-me.txt', 9 * HORA_MS);
  expect(await varrerPastas(raiz, new Set(['bb']), AGORA)).toBe(3);
  const ficaram = readdirSync(raiz, { recursive: true, withFileTypes: true })
    .filter((entrada) => entrada.isFile())
    .map(({ name }) => name)
    .sort();
  expect(ficaram).toEqual(['bb-600x250.w256.webp', 'dd.mp3', 'leia-me.txt']);
});

it('da pasta temporária remove o que um processo morto deixou', async () => {
  escrever('tmp/velha', 'a', 2 * HORA_MS);
  const velha = new Date(AGORA - 2 * HORA_MS);
  utimesSync(path.join(raiz, 'tmp/velha'), velha, velha);
  mkdirSync(path.join(raiz, 'tmp/nova'));
  const nova = new Date(AGORA);
  utimesSync(path.join(raiz, 'tmp/nova'), nova, nova);
  await varrerTemporarios(path.join(raiz, 'tmp'), AGORA);
  expect(readdirSync(path.join(raiz, 'tmp'))).toEqual(['nova']);
});
