import { describe, expect, it } from 'vitest';
import { MENSAGENS_DA_CAIXA as MSG } from './mensagens';
import { chaveDaTransacao, recebimentoDoAnuncioSchema, recebimentoSchema } from './recebimento';

const julgar = (mudancas: Record<string, unknown>) =>
  recebimentoSchema.safeParse({ data: '2026-11-05', valor: '50,00', ...mudancas });

describe('o recebimento', () => {
  it('vem em centavos, sem o que não foi dito', () => {
    expect(julgar({}).data).toEqual({
      ...{ data: '2026-11-05', valor: 5000, transacao: '', pagador: '' },
    });
    expect(julgar({ valor: '50.5', pagador: '  Ana   Lima ' }).data).toMatchObject({
      ...{ valor: 5050, pagador: 'Ana Lima' },
    });
  });

  it('pode dizer de que anúncio é', () => {
    const lido = recebimentoDoAnuncioSchema.parse({ data: '2026-11-05', valor: '50', id: '7' });
    expect(lido).toMatchObject({ id: 7, valor: 5000 });
  });

  it('vai até dez milhões menos um centavo', () => {
    expect(julgar({ valor: '9999999,99' }).data?.valor).toBe(999_999_999);
  });

  it.each(['0', '0,00', '-5', '1e9', '1.234', '', 'cinquenta', '10000000', 50, undefined])(
    'não aceita o valor %j',
    (valor) => {
      expect(julgar({ valor }).error?.issues[0]?.message).toBe(MSG.valorInvalido);
    },
  );

  it.each(['', '31/02/2026', '2026-02-30', '1999-01-01', undefined, null])(
    'não aceita a data %j',
    (data) => {
      expect(julgar({ data }).success).toBe(false);
    },
  );

  it.each([
    { transacao: 'x'.repeat(101) },
    { pagador: 'x'.repeat(121) },
    { transacao: '\u0000' },
    { pagador: ['Ana'] },
  ])('não aceita %j', (mudancas) => {
    expect(julgar(mudancas).success).toBe(false);
  });
});

it('uma transação é a mesma com outros espaços e letras de outro tamanho', () => {
  expect(chaveDaTransacao(' e123 4\t5a ')).toBe('E12345A');
  expect(chaveDaTransacao('E12345B')).not.toBe(chaveDaTransacao('E12345A'));
});
