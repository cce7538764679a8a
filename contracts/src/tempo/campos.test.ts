import { expect, it } from 'vitest';
import { dataLivre, dataObrigatoria } from './campos';

it.each([
  ['2026-01-31', '2026-01-31'],
  [' 2028-02-29 ', '2028-02-29'],
  ['2026-12-01', '2026-12-01'],
  ['2999-09-10', '2999-09-10'],
  ['', null],
  ['  ', null],
])('%j é o dia %j', (texto, dia) => {
  expect(dataLivre.parse(texto)).toBe(dia);
});

it.each([
  ...['2026-02-29', '2026-02-30', '2026-04-31', '2026-00-10', '2026-13-01', '2026-1-01'],
  ...['2026-01-1', '1999-12-31', '3000-01-01', '20260-01-01', 'x2026-01-01', '2026-01-01x'],
  ...['31/01/2026', '2abc-01-01', '2026-01-ab', 'hoje', null, 20260101, ['2026-01-01']],
])('%j não é um dia', (valor) => {
  const lido = dataLivre.safeParse(valor);
  expect(lido.error?.issues.map(({ message }) => message)).toEqual(['Informe uma data válida.']);
});

it('um dia que se exige não pode faltar', () => {
  expect(dataObrigatoria.parse(' 2026-01-31 ')).toBe('2026-01-31');
  for (const nenhum of ['', '  ', '2026-02-30', undefined]) {
    const lido = dataObrigatoria.safeParse(nenhum);
    expect(lido.error?.issues.map(({ message }) => message)).toEqual(['Informe uma data válida.']);
  }
});
