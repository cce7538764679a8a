import { expect, it } from 'vitest';
import { OUVINTE_MS } from '../no-ar/tempos';
import { ESPERAS_RECONEXAO_MS, MINUTOS_ATE_DORMIR } from './tempos';

it('cada nova tentativa espera mais, e são cinco', () => {
  expect(ESPERAS_RECONEXAO_MS).toHaveLength(5);
  expect([...ESPERAS_RECONEXAO_MS].sort((a, b) => a - b)).toEqual([...ESPERAS_RECONEXAO_MS]);
});

it('dorme-se em um quarto de hora, meia ou uma', () => {
  expect(MINUTOS_ATE_DORMIR).toEqual([15, 30, 60]);
});

it('quem ouvia há dois minutos ainda é ouvinte', () => {
  expect(OUVINTE_MS).toBe(120_000);
});
