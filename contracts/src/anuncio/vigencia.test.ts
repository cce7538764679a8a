import { describe, expect, it } from 'vitest';
import { AnuncioStatus } from './status';
import { isEmExibicao, vencimento } from './vigencia';

const anuncio = {
  status: AnuncioStatus.Ativo,
  data_inicio: '2026-01-10',
  data_vencimento: '2026-02-10',
};

describe('anúncio em exibição', () => {
  it.each([
    ['véspera do início', '2026-01-09', false],
    ['dia do início', '2026-01-10', true],
    ['último dia', '2026-02-09', true],
    ['dia do vencimento', '2026-02-10', false],
  ])('%s', (_, hoje, esperado) => {
    expect(isEmExibicao(anuncio, hoje)).toBe(esperado);
  });

  it.each([0, 3, 8, 9, 2, 10])('com status %i não aparece', (status) => {
    expect(isEmExibicao({ ...anuncio, status }, '2026-01-20')).toBe(false);
  });

  it.each([{ data_inicio: null }, { data_vencimento: null }])(
    'sem datas não aparece: %j',
    (sem) => {
      expect(isEmExibicao({ ...anuncio, ...sem }, '2026-01-20')).toBe(false);
    },
  );

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-01-31', 12, '2027-01-31'],
  ] as const)('quem começa em %s por %i meses vence em %s', (inicio, periodo, dia) => {
    expect(vencimento(inicio, periodo)).toBe(dia);
  });
});
