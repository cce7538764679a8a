import { describe, expect, it } from 'vitest';
import { isAberta, proximaMudanca, situacaoDoPrazo } from './prazo';

const AGORA = new Date('2026-05-10T12:00:00.000Z');
const prazo = (abre_em: string | null, fecha_em: string | null) => ({ abre_em, fecha_em });

describe('prazo de uma pesquisa', () => {
  it.each([
    [prazo(null, null), true],
    [prazo('2026-05-10T12:00:00.000Z', null), true],
    [prazo('2026-05-10T12:00:00.001Z', null), false],
    [prazo(null, '2026-05-10T12:00:00.000Z'), false],
    [prazo(null, '2026-05-10T12:00:00.001Z'), true],
  ])('%j está aberta: %s', (row, expected) => {
    expect(isAberta(row, AGORA)).toBe(expected);
  });

  it.each([
    [prazo('2026-05-11T00:00:00.000Z', '2026-05-12T00:00:00.000Z'), 'antes'],
    [prazo('2026-05-09T00:00:00.000Z', '2026-05-12T00:00:00.000Z'), 'aberta'],
    [prazo('2026-05-08T00:00:00.000Z', '2026-05-09T00:00:00.000Z'), 'encerrada'],
    // Closed before it opens: it never takes an answer.
    [prazo('2026-05-11T00:00:00.000Z', '2026-05-09T00:00:00.000Z'), 'encerrada'],
  ])('%j está %s', (row, situacao) => {
    expect(situacaoDoPrazo(row, AGORA)).toBe(situacao);
  });

  it('a próxima mudança é a primeira que ainda vem', () => {
    const prazos = [
      prazo('2026-05-01T00:00:00.000Z', '2026-05-12T00:00:00.000Z'),
      prazo('2026-05-11T00:00:00.000Z', null),
    ];
    expect(proximaMudanca(prazos, AGORA)).toBe(Date.parse('2026-05-11T00:00:00.000Z'));
    expect(proximaMudanca([prazo(null, '2026-05-10T12:00:00.000Z')], AGORA)).toBeUndefined();
  });
});
