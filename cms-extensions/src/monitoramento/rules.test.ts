import { describe, expect, it } from 'vitest';
import {
  anomes,
  ctrDe,
  diasNoAr,
  diasRestantes,
  JANELA_MS,
  ONLINE_MS,
  SILENCIO_MS,
  ultimosMeses,
} from './rules';

describe('contas do monitoramento', () => {
  it.each([
    ['2026-01-31', 3, ['2025-11', '2025-12', '2026-01']],
    ['2026-03-31', 2, ['2026-02', '2026-03']],
    ['2026-12-01', 1, ['2026-12']],
  ])('em %s os últimos %i meses são %j', (hoje, quantos, meses) => {
    expect(ultimosMeses(hoje, quantos)).toEqual(meses);
  });

  it('os tempos são os do contrato (contrato 6)', () => {
    expect([ONLINE_MS, SILENCIO_MS]).toEqual([120_000, 1_800_000]);
    expect(JANELA_MS).toEqual({
      ...{ musica: 30_000, radio: 30_000, clique: 30_000 },
      visualizacao: 300_000,
    });
  });

  it('a série de dias tem um fim, também sem vencimento', () => {
    const dias = diasNoAr('2024-01-01', null, '2026-01-01');
    expect([dias.length, dias[0], dias.at(-1)]).toEqual([367, '2024-01-01', '2025-01-01']);
    expect(diasNoAr('2026-01-01', null, '2026-01-02')).toEqual(['2026-01-01', '2026-01-02']);
  });

  it('sem um dos dois dias não se sabe quanto resta', () => {
    expect(diasRestantes('2026-01-01', null, '2026-01-02')).toBeNull();
    expect(diasRestantes(null, '2026-01-03', '2026-01-02')).toBeNull();
  });

  it('o mês se escreve MM-YYYY', () => {
    expect(anomes('2026-03')).toBe('03-2026');
  });

  it.each([
    ['2026-02-27', '2026-03-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01'], 26],
    ['2026-02-27', '2026-03-01', '2026-05-01', ['2026-02-27', '2026-02-28'], 0],
    ['2026-02-27', '2026-03-01', '2026-02-28', ['2026-02-27', '2026-02-28'], 1],
    ['2026-03-10', '2026-03-12', '2026-03-01', [], 2],
    [null, null, '2026-03-01', [], null],
  ])('de %s a %s, em %s: no ar %j, restam %s', (inicio, vencimento, hoje, dias, restam) => {
    expect(diasNoAr(inicio, vencimento, hoje)).toEqual(dias);
    expect(diasRestantes(inicio, vencimento, hoje)).toBe(restam);
  });

  it.each([
    [0, 0, null],
    [3, 0, null],
    [1, 3, 0.3333],
    [0, 10, 0],
    [5, 4, 1.25],
  ])('%i cliques em %i visualizações: %s', (cliques, visualizacoes, ctr) => {
    expect(ctrDe(cliques, visualizacoes)).toBe(ctr);
  });
});
