import { expect, it } from 'vitest';
import { presentPagamento } from './pagamento';

const TUDO = {
  id: 1,
  pix_chave: ' pix@portal.test ',
  pix_favorecido: 'Associação',
  pix_cidade: 'Santos',
  banco: 'Banco 1',
  agencia: '0001',
  conta: '12345-6',
  favorecido_conta: 'Associação',
};
const ANUNCIO = { id: 128, valor: 130 };

it('traz o Pix com o valor e o identificador, e a conta', () => {
  const { pix, deposito, ...resto } = presentPagamento(ANUNCIO, TUDO);
  expect(resto).toEqual({ valor: 130, identificador: 'ANUNCIO128' });
  expect(pix).toMatchObject({ chave: 'pix@portal.test', favorecido: 'Associação' });
  expect(pix?.copia_e_cola).toContain('5406130.00');
  expect(pix?.copia_e_cola).toContain('6006Santos');
  expect(pix?.copia_e_cola).toContain('0510ANUNCIO128');
  expect(deposito).toEqual({
    banco: 'Banco 1',
    agencia: '0001',
    conta: '12345-6',
    favorecido: 'Associação',
  });
});

it('o que a equipe não preencheu é nulo', () => {
  const vazio = { valor: 130, identificador: 'ANUNCIO128', pix: null, deposito: null };
  expect(presentPagamento(ANUNCIO, null)).toEqual(vazio);
  expect(presentPagamento(ANUNCIO, { ...TUDO, pix_chave: ' ', conta: null })).toEqual(vazio);
});

it.each([
  [{ pix_chave: null }, false, true],
  [{ pix_favorecido: ' ' }, false, true],
  [{ pix_cidade: null }, true, true],
  [{ banco: null }, true, false],
  [{ agencia: ' ' }, true, false],
  [{ favorecido_conta: null }, true, false],
])('com %j há Pix: %s; há conta: %s', (falta, pix, deposito) => {
  const pago = presentPagamento(ANUNCIO, { ...TUDO, ...falta });
  expect([pago.pix !== null, pago.deposito !== null]).toEqual([pix, deposito]);
});
