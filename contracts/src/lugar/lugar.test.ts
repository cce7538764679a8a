import { describe, expect, it } from 'vitest';
import { ESTADOS } from '../usuario/limites';
import { isEstado, lugarDe, NOME_DO_ESTADO } from './lugar';
import { ufLivre } from './uf';

describe('o lugar que uma região diz', () => {
  it.each([
    ['Campinas, SP', 'Campinas', 'SP'],
    [' Recife - PE ', 'Recife', 'PE'],
    ['Recife – Pernambuco', 'Recife', 'PE'],
    ['Santos/sp', 'Santos', 'SP'],
    ['Embu-Guaçu, SP', 'Embu-Guaçu', 'SP'],
    ['São Luís, maranhao', 'São Luís', 'MA'],
  ])('%j é %s, em %s', (regiao, cidade, estado) => {
    expect(lugarDe(regiao)).toEqual({ cidade, estado });
  });

  it.each([
    '',
    'Campinas',
    'SP',
    'Campinas, XX',
    'Norte e Nordeste',
    'Campinas, Santos, SP',
    ', SP',
    ' , SP',
    '  - SP',
  ])('%j não diz nenhum', (regiao) => {
    expect(lugarDe(regiao)).toEqual({ cidade: '', estado: null });
  });
});

it('cada sigla tem o seu nome, e só elas são siglas', () => {
  expect(Object.keys(NOME_DO_ESTADO).sort()).toEqual([...ESTADOS].sort());
  expect(isEstado('PE')).toBe(true);
  expect(isEstado('pe')).toBe(false);
});

it.each([
  ['pe', 'PE'],
  [' SP ', 'SP'],
  ['', ''],
])('a sigla %j fica %j', (digitado, guardado) => {
  expect(ufLivre.parse(digitado)).toBe(guardado);
});

it('o que não é sigla diz como se escreve', () => {
  expect(ufLivre.safeParse('XX').error?.issues[0]?.message).toBe(
    'Informe a sigla do estado, como PE.',
  );
  expect(ufLivre.safeParse(null).error?.issues[0]?.message).toBe('Informe a sigla do estado.');
});
