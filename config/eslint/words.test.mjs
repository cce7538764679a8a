import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { words } from './words.mjs';

const RULE = { plugins: { portal: words }, rules: { 'portal/one-word': 'error' } };
const messages = (code) => new Linter().verify(code, [RULE]).map(({ message }) => message);

it.each([
  ['const acharRadio = () => 1;', '"achar" is called "find"'],
  ['function listarVotos() {}', '"listar" is called "list"'],
  ['export const obterPrecos = async () => 1;', '"obter" is called "ler"'],
  ['const adsOf = 1;', '"ads" is called "anuncio"'],
  ['class SongPlayer {}', '"song" is called "musica"'],
  ['const lastReceipt = 1;', '"receipt" is called "comprovante"'],
])('%s: o glossário diz outra palavra', (code, message) => {
  expect(messages(code)).toEqual([expect.stringContaining(message)]);
});

it.each([
  'const findRadio = () => 1;',
  'const listVotos = () => 1;',
  // A thing, not a way of reading; and a word that only begins like one.
  'const buscaFeita = 1; const load = () => 1; const reads = () => 1; const achado = 1;',
  'const { ads } = outro; chamado.getCantor();',
])('%s passa', (code) => {
  expect(messages(code)).toEqual([]);
});
