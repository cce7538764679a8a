import { expect, it } from 'vitest';
import { arquivoDa } from './arquivo';

it.each([
  [1, 'votos-2.csv'],
  [3, 'votos-2-edicao-3.csv'],
])('o arquivo da edição %i se chama %s', (edicao, nome) => {
  expect(arquivoDa({ numero: 2, edicao }, 'votos', 'csv')).toBe(nome);
});
