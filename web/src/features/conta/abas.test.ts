import { expect, it } from 'vitest';
import { abasDe, parseAba } from './abas';

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
