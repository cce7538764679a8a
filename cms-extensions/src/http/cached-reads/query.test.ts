import { describe, expect, it } from 'vitest';
import {
  BadQuery,
  parseChoice,
  parseListQuery,
  parseQuery,
  parseRadiosQuery,
  parseSearch,
  parseValue,
} from './query';

describe('parseRadiosQuery', () => {
  it.each([
    ['', { pagina: 1, limite: null, busca: '' }],
    ['pagina=2', { pagina: 2, limite: 10, busca: '' }],
    ['limite=100', { pagina: 1, limite: 100, busca: '' }],
    ['pagina=3&limite=5', { pagina: 3, limite: 5, busca: '' }],
    ['busca=a+b%20c', { pagina: 1, limite: null, busca: 'a b c' }],
    ['busca=R%C3%A1dio', { pagina: 1, limite: null, busca: 'Rádio' }],
    ['busca=', { pagina: 1, limite: null, busca: '' }],
    ['utm_source=x&outra[a]=1', { pagina: 1, limite: null, busca: '' }],
    ['limite=007', { pagina: 1, limite: 7, busca: '' }],
    ['&&busca=a=b&', { pagina: 1, limite: null, busca: 'a=b' }],
    ['pagina=1000000', { pagina: 1_000_000, limite: 10, busca: '' }],
    ['limite=1', { pagina: 1, limite: 1, busca: '' }],
    [`busca=${'é'.repeat(100)}`, { pagina: 1, limite: null, busca: 'é'.repeat(100) }],
  ])('%j é %j', (raw, expected) => {
    expect(parseRadiosQuery(raw)).toEqual(expected);
  });

  it.each([
    ['limite=101', 'limite'],
    ['limite=1e1', 'limite'],
    ['limite=+1', 'limite'],
    ['limite[]=1', 'limite'],
    ['limite=1&limite=1', 'limite'],
    ['pagina=0', 'pagina'],
    ['pagina=', 'pagina'],
    ['pagina', 'pagina'],
    ['pagina=x1', 'pagina'],
    ['pagina=1x', 'pagina'],
    ['pagina=1000001', 'pagina'],
    [`busca=${'á'.repeat(101)}`, 'busca'],
    ['busca[0]=a', 'busca'],
  ])('%j é recusado com o campo', (raw, field) => {
    expect(() => parseRadiosQuery(raw)).toThrow(BadQuery);
    try {
      parseRadiosQuery(raw);
    } catch (error) {
      expect(Object.keys((error as BadQuery).erros)).toEqual([field]);
    }
  });
});

describe('parseQuery', () => {
  it.each(['a=%', 'a=%00', '%00=a', 'a=%1f', 'a=%c3%28', 'a'.repeat(2049)])(
    '%j não é uma consulta',
    (raw) => {
      expect(() => parseQuery(raw)).toThrow(BadQuery);
    },
  );

  it('__proto__ é um nome como outro qualquer', () => {
    expect(parseQuery('__proto__[x]=1').get('__proto__')).toHaveLength(2);
    expect({}).not.toHaveProperty('x');
  });
});

it('cada valor de um parâmetro fica, na ordem em que veio', () => {
  expect([...parseQuery('a=1&b&a=2&c=')]).toEqual([
    ['a', ['1', '2']],
    ['b', ['']],
    ['c', ['']],
  ]);
  expect([...parseQuery('&a=1&')]).toEqual([['a', ['1']]]);
  expect([...parseQuery('=x')]).toEqual([['', ['x']]]);
  expect([...parseQuery('a'.repeat(2048)).keys()]).toEqual(['a'.repeat(2048)]);
});

it('uma lista tem o seu tanto por página e o seu máximo', () => {
  expect(parseListQuery('pagina=2', 20, 50)).toEqual({ pagina: 2, limite: 20, busca: '' });
  expect(() => parseListQuery('limite=51', 20, 50)).toThrow(BadQuery);
});

it.each([
  ['', null],
  ['tipo=', null],
  ['tipo=banner', 'banner'],
])('de %j se escolhe %j', (raw, escolhido) => {
  expect(parseChoice(raw, 'tipo', ['radio', 'banner'])).toBe(escolhido);
});

it.each(['tipo=outro', 'tipo=radio&tipo=banner', 'tipo[]=radio'])('%j não se escolhe', (raw) => {
  expect(() => parseChoice(raw, 'tipo', ['radio', 'banner'])).toThrow(BadQuery);
});

it.each([
  ['q=pão', { q: 'pão', limite: 5 }],
  ['q=a&limite=20', { q: 'a', limite: 20 }],
  ['', { q: '', limite: 5 }],
])('%j procura %j', (raw, lida) => {
  expect(parseSearch(raw)).toEqual(lida);
});

it.each(['limite=21', 'limite=0', `q=${'a'.repeat(101)}`, 'q=a&q=b'])('%j não procura', (raw) => {
  expect(() => parseSearch(raw)).toThrow(BadQuery);
});

it('um parâmetro tem um valor só', () => {
  expect([parseValue('a=1&b=2', 'b'), parseValue('a=1', 'b')]).toEqual(['2', null]);
  expect(() => parseValue('b=1&b=2', 'b')).toThrow(BadQuery);
});

it.each([
  ['pagina=1&pagina=2', 'pagina', 'Informe um valor só.'],
  ['limite=101', 'limite', 'Informe um número inteiro de 1 a 100.'],
  [`busca=${'a'.repeat(101)}`, 'busca', 'A busca deve conter até 100 caracteres.'],
])('o que está errado em %j se diz sob o campo', (raw, campo, mensagem) => {
  expect(() => parseRadiosQuery(raw)).toThrow(
    expect.objectContaining({ erros: { [campo]: [mensagem] } }) as Error,
  );
  expect(() => parseChoice('tipo=outro', 'tipo', ['radio', 'banner'])).toThrow(
    expect.objectContaining({
      erros: { tipo: ['Informe um destes valores: radio, banner.'] },
    }) as Error,
  );
});
