import { expect, it } from 'vitest';
import { mailDoPedido } from './mail-do-pedido';

const PIX = { copia_e_cola: '00020126COPIA', chave: 'pix@portal.test', favorecido: 'Associação' };
const DEPOSITO = { banco: '001', agencia: '1234', conta: '5-6', favorecido: 'Associação' };
const PEDIDO = {
  para: 'ana@exemplo.test',
  nome: 'Ana',
  codigo: 7,
  titulo: 'Padaria',
  tipo: 'banner',
  periodo: 3,
  meio_pagamento: 'pix',
  pagamento: { valor: 100, identificador: 'ANUNCIO7', pix: PIX, deposito: DEPOSITO },
  renovacao: false,
  ocasiao: 'pedido',
  url: 'https://portal.test/usuario/perfil?pagar=7#meusAnuncios',
} as const;

it('por Pix: o código para copiar, o valor e o caminho do comprovante', () => {
  const mail = mailDoPedido(PEDIDO);
  expect(mail.assunto).toBe('Recebemos o seu pedido: Padaria (código 7)');
  expect(mail.codigo).toEqual({ rotulo: 'Pix copia e cola', texto: PIX.copia_e_cola });
  expect(mail.dados).toEqual([
    ['Código', '7'],
    ['Período', '3 meses'],
    ['Valor a pagar', 'R$ 100,00'],
    ['Identificador', 'ANUNCIO7'],
    ['Favorecido', 'Associação'],
  ]);
  expect(mail.acao).toEqual({ rotulo: 'Enviar comprovante', url: PEDIDO.url });
});

it('por depósito: a conta, e nenhum código', () => {
  const mail = mailDoPedido({ ...PEDIDO, periodo: 1, meio_pagamento: 'deposito' });
  expect(mail.codigo).toBeUndefined();
  expect(mail.dados).toContainEqual(['Conta', '5-6']);
  expect(mail.dados).toContainEqual(['Período', '1 mês']);
});

it.each(['pix', 'deposito'] as const)('sem dados de %s ainda diz quanto é', (meio_pagamento) => {
  const pagamento = { ...PEDIDO.pagamento, pix: null, deposito: null };
  const mail = mailDoPedido({ ...PEDIDO, meio_pagamento, pagamento });
  expect(mail.codigo).toBeUndefined();
  expect(mail.dados).toHaveLength(4);
});

it('a renovação não se lê como outro anúncio', () => {
  const frase = (renovacao: boolean) => mailDoPedido({ ...PEDIDO, renovacao }).paragrafos[1];
  expect(frase(true)).toContain('Recebemos o pedido de renovação do anúncio “Padaria”.');
  expect(frase(false)).toContain('Recebemos o pedido do anúncio “Padaria”.');
});

it('o lembrete não se lê como um pedido novo', () => {
  const mail = mailDoPedido({ ...PEDIDO, ocasiao: 'lembrete' });
  expect(mail.assunto).toBe('Falta o comprovante: Padaria (código 7)');
  expect(mail.paragrafos.join(' ')).toContain('ainda espera o comprovante');
});

it.each(['banner', 'radio'] as const)(
  'o valor que mudou diz que o da mensagem anterior não vale (%s)',
  (tipo) => {
    const mail = mailDoPedido({ ...PEDIDO, tipo, ocasiao: 'mudou' });
    expect(mail.assunto).toBe('O valor do seu pedido mudou: Padaria (código 7)');
    expect(mail.paragrafos[1]).toBe(
      'O anúncio “Padaria” tem outro período e, com ele, outro valor. Pague por esta mensagem: o que dizia a anterior não vale mais.',
    );
  },
);

it('uma rádio não espera comprovante: diz quem confirma o pagamento', () => {
  const mail = mailDoPedido({ ...PEDIDO, tipo: 'radio' });
  expect(JSON.stringify(mail)).not.toMatch(/comprovante/i);
  expect(mail.acao).toEqual({ rotulo: 'Ver como pagar', url: PEDIDO.url });
  expect(mail.dados).toContainEqual(['Valor a pagar', 'R$ 100,00']);
});
