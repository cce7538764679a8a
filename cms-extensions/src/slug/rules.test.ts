import { isSlug, SLUG_MAXIMO } from '@portal/contracts/partilha/slug';
import { describe, expect, it } from 'vitest';
import { motivoDaForma, slugDoNome, slugLivre } from './rules';

it.each([
  ['Rádio Fé & Graça', 'radio-fe-e-graca'],
  ['  97,5 FM — Sião!  ', '97-5-fm-siao'],
  ["Fonte d'Água", 'fonte-dagua'],
  ['Straße Ødegård Œuvre', 'strasse-odegard-oeuvre'],
  ['<b>"Rádio"</b>', 'b-radio-b'],
  ['Ｒádio ① \u202eFM', 'radio-1-fm'],
  ['Rá\u00addio\u200b F\u2060é', 'radio-fe'],
  ['🎶🎶', ''],
  ['Радио', ''],
  ['---', ''],
  [`${'palavra '.repeat(9)}fim do nome`, `${'palavra-'.repeat(9)}fim-do-n`],
])('de %j sai %j', (nome, slug) => {
  expect(slugDoNome(nome)).toBe(slug);
});

it('o que sai de um nome é sempre um slug', () => {
  for (const nome of ['a'.repeat(500), `${'é'.repeat(79)} b`, 'A_B', 'a--b', 'É'])
    expect(isSlug(slugDoNome(nome)), nome).toBe(true);
});

describe('o primeiro livre', () => {
  const livre = (nome: string, ...tomados: string[]): string =>
    slugLivre('cantor', 'abcdefghijkl', nome, (slug) => !tomados.includes(slug));

  it('é o nome, e depois o nome numerado', () => {
    expect(livre('Ana')).toBe('ana');
    expect(livre('Ana', 'ana')).toBe('ana-2');
    expect(livre('Ana', 'ana', 'ana-2', 'ana-3')).toBe('ana-4');
  });

  it('de um nome sem letras vem do identificador, e não muda', () => {
    expect(livre('🎶')).toBe('cantor-abcdefgh');
    expect(livre('☀️')).toBe(livre('🎶'));
  });

  it('numerado continua a caber', () => {
    const longo = 'a'.repeat(SLUG_MAXIMO);
    expect(livre(longo, longo)).toBe(`${'a'.repeat(SLUG_MAXIMO - 2)}-2`);
  });
});

it.each([null, undefined, '', 'a', 'radio-1'])('%j vale no formulário', (slug) => {
  expect(motivoDaForma(slug)).toBeNull();
});

it.each(['A', 'á', 'a b', '-a', 'a-', 'a--b', 'a_b', '../a', 'a'.repeat(81), 7, {}])(
  '%j não vale no formulário',
  (slug) => {
    expect(motivoDaForma(slug)).toContain('letras minúsculas');
  },
);
