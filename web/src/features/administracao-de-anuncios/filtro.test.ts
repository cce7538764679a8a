import { expect, it } from 'vitest';
import { comFiltro, isInteiro, parseFiltro, pedidoDe } from './filtro';

const pedido = (search: string) => pedidoDe(parseFiltro(search));

it.each([
  ['', {}],
  ['?lista=todos&busca=%20ana%40x.test%20', { busca: 'ana@x.test' }],
  [
    '?status=3&ordem=valor&periodo=12&vence=30',
    { status: '3', ordem: 'valor', periodo: '12', vence: '30' },
  ],
  ['?de=2026-03-05&ate=2026-04-31x', { de: '2026-03-05' }],
  ['?status=2&ordem=nome&periodo=2&vence=31&de=ontem', {}],
  [`?busca=${'x'.repeat(101)}`, {}],
])('%j pede %j', (search, esperado) => {
  expect(pedido(search)).toEqual(esperado);
});

it('mudar um filtro guarda os outros e a lista, e volta à primeira página', () => {
  expect(comFiltro('?lista=todos&busca=ana&pagina=3', { status: '0' })).toBe(
    'lista=todos&busca=ana&status=0',
  );
  expect(comFiltro('lista=todos&status=0&busca=ana', { status: '' })).toBe('lista=todos&busca=ana');
});

it('a ordem não deixa nada de fora', () => {
  expect(isInteiro(parseFiltro('?ordem=valor&busca=%20'))).toBe(true);
  expect(isInteiro(parseFiltro('?vence=30'))).toBe(false);
});
