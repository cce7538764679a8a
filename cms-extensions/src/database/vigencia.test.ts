import { describe, expect, it } from 'vitest';
import { isPublico, periodoEmExibicao, terminou } from './vigencia';

const anuncio = (situacao: number, data_inicio: string | null, data_vencimento: string | null) => ({
  situacao,
  data_inicio,
  data_vencimento,
});
const HOJE = '2026-02-28';

describe('o que um anúncio traz só é público enquanto ele está em exibição', () => {
  it.each([
    [anuncio(1, '2026-01-31', '2026-03-01'), true],
    [anuncio(1, '2026-02-28', '2026-03-28'), true],
    [anuncio(1, '2026-01-28', '2026-02-28'), false],
    [anuncio(1, '2026-03-01', '2026-04-01'), false],
    [anuncio(1, null, null), false],
    [anuncio(0, '2026-01-31', '2026-03-01'), false],
    [anuncio(3, '2026-01-31', '2026-03-01'), false],
    [anuncio(8, '2026-01-31', '2026-03-01'), false],
    [anuncio(9, '2026-01-31', '2026-03-01'), false],
  ])('%j em 28/02/2026: %s', (row, expected) => {
    expect(isPublico(row, HOJE)).toBe(expected);
    expect(periodoEmExibicao(row, HOJE)).toBe(expected ? row : undefined);
  });

  it('o que a equipe publicou não precisa de anúncio', () => {
    for (const none of [null, undefined]) expect(isPublico(none, HOJE)).toBe(true);
  });

  it('vencido, continua no ar pela renovação aprovada que corre hoje', () => {
    const vencido = anuncio(1, '2026-01-28', HOJE);
    const corre = anuncio(1, HOJE, '2026-03-28');
    const naoPaga = { ...corre, situacao: 0 };
    expect(periodoEmExibicao({ ...vencido, renovacoes: [naoPaga, corre] }, HOJE)).toBe(corre);
    expect(isPublico({ ...vencido, renovacoes: [naoPaga] }, HOJE)).toBe(false);
  });

  it('terminou quando nenhum período pago corre nem está por começar', () => {
    const vencido = anuncio(1, '2026-01-28', HOJE);
    const porVir = anuncio(1, '2026-03-01', '2026-04-01');
    const parado = { ...porVir, situacao: 0 };
    for (const row of [vencido, parado, { ...vencido, renovacoes: [parado] }])
      expect(terminou(row, HOJE)).toBe(true);
    for (const row of [null, porVir, { ...vencido, renovacoes: [parado, porVir] }])
      expect(terminou(row, HOJE)).toBe(false);
  });
});
