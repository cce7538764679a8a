import { expect, it } from 'vitest';
import { hrefDoPagamento, idDoPagamento } from './endereco-do-pagamento';

it('o endereço do pagamento volta ao mesmo anúncio', () => {
  expect(idDoPagamento(new URL(hrefDoPagamento(128), 'https://exemplo.com.br').hash)).toBe(128);
});

it.each([
  '',
  '#',
  '#pagamento',
  '#pagamento-',
  '#pagamento-0',
  '#pagamento-1a',
  '#pagamento-12345678901',
])('"%s" não é pagamento de ninguém', (hash) => expect(idDoPagamento(hash)).toBeNull());
