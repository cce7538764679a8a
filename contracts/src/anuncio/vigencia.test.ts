import { describe, expect, it } from 'vitest';
import { AnuncioStatus } from './status';
import {
  isEmExibicao,
  isPublico,
  periodoEmExibicao,
  terminou,
  ultimoDiaNoAr,
  vencimento,
} from './vigencia';

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

  it.each([
    ['2026-02-10', '2026-02-09'],
    ['2028-03-01', '2028-02-29'],
    ['2027-01-01', '2026-12-31'],
  ])('do que vence em %s, o último dia no ar é %s', (data_vencimento, ultimo) => {
    expect(ultimoDiaNoAr(data_vencimento)).toBe(ultimo);
    expect(isEmExibicao({ ...anuncio, data_vencimento }, ultimo)).toBe(true);
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

const guardado = (
  situacao: number,
  data_inicio: string | null,
  data_vencimento: string | null,
) => ({
  situacao,
  data_inicio,
  data_vencimento,
});
const HOJE = '2026-02-28';

describe('o que um anúncio traz só é público enquanto ele está em exibição', () => {
  it.each([
    [guardado(1, '2026-01-31', '2026-03-01'), true],
    [guardado(1, '2026-02-28', '2026-03-28'), true],
    [guardado(1, '2026-01-28', '2026-02-28'), false],
    [guardado(1, '2026-03-01', '2026-04-01'), false],
    [guardado(1, null, null), false],
    [guardado(0, '2026-01-31', '2026-03-01'), false],
    [guardado(3, '2026-01-31', '2026-03-01'), false],
    [guardado(8, '2026-01-31', '2026-03-01'), false],
    [guardado(9, '2026-01-31', '2026-03-01'), false],
  ])('%j em 28/02/2026: %s', (row, expected) => {
    expect(isPublico(row, HOJE)).toBe(expected);
    expect(periodoEmExibicao(row, HOJE)).toBe(expected ? row : undefined);
  });

  it('o que a equipe publicou não precisa de anúncio', () => {
    for (const none of [null, undefined]) expect(isPublico(none, HOJE)).toBe(true);
  });

  it('vencido, continua no ar pela renovação aprovada que corre hoje', () => {
    const vencido = guardado(1, '2026-01-28', HOJE);
    const corre = guardado(1, HOJE, '2026-03-28');
    const naoPaga = { ...corre, situacao: 0 };
    expect(periodoEmExibicao({ ...vencido, renovacoes: [naoPaga, corre] }, HOJE)).toBe(corre);
    expect(isPublico({ ...vencido, renovacoes: [naoPaga] }, HOJE)).toBe(false);
  });

  it('terminou quando nenhum período pago corre nem está por começar', () => {
    const vencido = guardado(1, '2026-01-28', HOJE);
    const porVir = guardado(1, '2026-03-01', '2026-04-01');
    const parado = { ...porVir, situacao: 0 };
    for (const row of [vencido, parado, { ...vencido, renovacoes: [parado] }])
      expect(terminou(row, HOJE)).toBe(true);
    for (const row of [null, porVir, { ...vencido, renovacoes: [parado, porVir] }])
      expect(terminou(row, HOJE)).toBe(false);
  });
});
