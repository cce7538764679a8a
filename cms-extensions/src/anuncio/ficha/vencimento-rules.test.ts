import { describe, expect, it } from 'vitest';
import { avisoDevido, continua, type Fim } from './vencimento-rules';

const ativo = (mudancas: Partial<Fim> = {}): Fim => ({
  status: 1,
  data_vencimento: '2026-03-01',
  avisado7Dias: false,
  avisadoFim: false,
  ...mudancas,
});

describe('o que se deve dizer do fim de um anúncio', () => {
  it.each([
    ['2026-02-21', ativo(), null],
    ['2026-02-22', ativo(), 'perto'],
    ['2026-02-28', ativo(), 'perto'],
    ['2026-02-28', ativo({ avisado7Dias: true }), null],
    ['2026-03-01', ativo(), 'fim'],
    ['2026-03-01', ativo({ avisado7Dias: true }), 'fim'],
    ['2027-01-01', ativo({ avisadoFim: true }), null],
    ['2026-03-01', ativo({ status: 0 }), null],
    ['2026-03-01', ativo({ status: 8 }), null],
    ['2026-03-01', ativo({ data_vencimento: null }), null],
  ] as const)('em %s, %j: %s', (hoje, fim, aviso) => {
    expect(avisoDevido(fim, hoje)).toBe(aviso);
  });

  it.each([
    [[], false],
    [[{ status: 1, data_vencimento: '2026-06-01' }], true],
    [[{ status: 0, data_vencimento: '2026-06-01' }], false],
    [[{ status: 1, data_vencimento: '2026-03-01' }], false],
    [[{ status: 1, data_vencimento: null }], false],
    [
      [
        { status: 0, data_vencimento: '2026-06-01' },
        { status: 1, data_vencimento: '2026-03-02' },
      ],
      true,
    ],
  ] as const)('com as outras %j, continua: %s', (outras, esperado) => {
    expect(continua(ativo(), outras)).toBe(esperado);
  });
});
