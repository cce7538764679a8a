import { expect, it } from 'vitest';
import { abaDoAnuncio, abasDe, parseAba } from './abas';

it.each([
  ['#meuPerfil', 'usuario', 'meuPerfil'],
  ['#meusAnuncios', 'usuario', 'meusAnuncios'],
  ['#MEUSANUNCIOS', 'usuario', 'meusAnuncios'],
  ['#administracao', 'administrador', 'administracao'],
  ['#indicadores', 'administrador', 'indicadores'],
  ['#administracao', 'usuario', 'meuPerfil'],
  ['#indicadores', 'usuario', 'meuPerfil'],
  ['#indicadores', 'convidado', 'meuPerfil'],
  ['#pesquisas', 'administrador', 'pesquisas'],
  ['#caixa', 'administrador', 'caixa'],
  ['#caixa', 'usuario', 'meuPerfil'],
  ['#pesquisas', 'usuario', 'meuPerfil'],
  ['#usuarios', 'administrador', 'usuarios'],
  ['#usuarios', 'usuario', 'meuPerfil'],
  ['#registro', 'administrador', 'registro'],
  ['#registro', 'usuario', 'meuPerfil'],
  ['', 'administrador', 'meuPerfil'],
  ['#nada', 'administrador', 'meuPerfil'],
  ['#constructor', 'administrador', 'meuPerfil'],
  ['#administracao#x', 'administrador', 'meuPerfil'],
] as const)('%j aberta por %s mostra %s', (hash, papel, aba) => {
  expect(parseAba(hash, papel)).toBe(aba);
});

it('só quem administra vê as abas de administração', () => {
  expect(abasDe('usuario').map(({ id }) => id)).toEqual(['meuPerfil', 'meusAnuncios']);
  expect(abasDe('administrador')).toHaveLength(8);
});

it.each([
  ['?anuncio=7', 'administrador', 'administracao'],
  ['?anuncio=7', 'usuario', 'meusAnuncios'],
  ['?lista=todos', 'administrador', null],
  ['', 'usuario', null],
] as const)('só %j, %s o abre em %s', (search, papel, aba) => {
  expect(abaDoAnuncio(search, papel)).toBe(aba);
});
