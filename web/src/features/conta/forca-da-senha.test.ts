import { expect, it } from 'vitest';
import { forcaDaSenha } from './forca-da-senha';

it.each([
  ['', 'fraca'],
  ['Ab1!', 'fraca'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'fraca'],
  ['12345678', 'fraca'],
  ['Senha@2026', 'fraca'],
  ['jesus777!A', 'fraca'],
  ['tijolobe', 'fraca'],
  ['Tij0lo-be', 'média'],
  ['tijoloamarelo', 'média'],
  ['Tijolo-amarelo9', 'forte'],
  ['um tijolo amarelo na praia', 'forte'],
  ['minha senha favorita é longa', 'forte'],
])('%j é uma senha %s', (senha, forca) => {
  expect(forcaDaSenha(senha)).toBe(forca);
});
