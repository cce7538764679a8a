import { describe, expect, it } from 'vitest';
import { csvLinha, semNeutro } from './csv';

describe('linha de CSV', () => {
  it.each([
    ['Ana', '"Ana"'],
    ['diz "oi"; e sai', '"diz ""oi""; e sai"'],
    ['duas\nlinhas', '"duas\nlinhas"'],
    [3, '3'],
    [0.125, '0,125'],
    [-2, '-2'],
    [{ reais: 1050.5 }, '1050,50'],
    [{ reais: 0 }, '0,00'],
  ])('%j vira %s', (valor, escrito) => {
    expect(csvLinha([valor])).toBe(`${escrito}\r\n`);
  });

  it('separa com ponto e vírgula', () => {
    expect(csvLinha(['a', 1, 'b'])).toBe('"a";1;"b"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '-cmd|x'])(
    'a fórmula %j vira texto',
    (formula) => {
      expect(csvLinha([formula])).toBe(`"'${formula}"\r\n`);
    },
  );
});

it.each([
  ["'=1+1", '=1+1'],
  ["' @x", ' @x'],
  ["'aspas", "'aspas"],
  ['=1+1', '=1+1'],
  ['x=1', 'x=1'],
])('a célula %j era %j', (celula, antes) => {
  expect(semNeutro(celula)).toBe(antes);
});
