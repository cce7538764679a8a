import { describe, expect, it } from 'vitest';
import { contasDe, esperaDepoisDe, falhaDe, messageIdDe } from './rules';

it.each([
  [1, 2_000],
  [2, 4_000],
  [5, 32_000],
  [10, 900_000],
  [300, 900_000],
])('depois da tentativa %d espera %d ms', (tentativas, ms) => {
  expect(esperaDepoisDe(tentativas)).toBe(ms);
});

const recusa = (command: string, responseCode: number, response: string): Error =>
  Object.assign(new Error(`Message failed: ${response}`), { command, responseCode, response });

describe('o que não saiu', () => {
  it.each([
    ['RCPT TO', 550, 'O servidor de e-mail recusou o destinatário: 550 User unknown'],
    ['MAIL FROM', 553, 'O servidor de e-mail recusou o remetente: 553 User unknown'],
    ['DATA', 554, 'O servidor de e-mail recusou a mensagem: 554 User unknown'],
  ])('um não definitivo a %s é para sempre', (comando, codigo, motivo) => {
    const falha = falhaDe(recusa(comando, codigo, `${codigo} User unknown`));
    expect(falha).toEqual({ motivo, permanente: true });
  });

  it.each([
    ['mais tarde', recusa('DATA', 451, '451 Try later')],
    ['caixa ocupada', recusa('RCPT TO', 450, '450 Busy')],
    ['a senha do portal está errada', recusa('AUTH PLAIN', 535, '535 Bad password')],
    ['o servidor quer que o portal entre', recusa('MAIL FROM', 530, '530 Login first')],
    ['o servidor não quer conversa', recusa('CONN', 554, '554 No service')],
    ['sem conexão', Object.assign(new Error('connect ECONNREFUSED'), { command: 'CONN' })],
    ['nada que se conheça', 'rede'],
  ])('%s: tenta-se de novo', (_titulo, erro) => {
    expect(falhaDe(erro).permanente).toBe(false);
  });

  it('diz com que palavras o servidor, a rede ou ninguém recusou', () => {
    expect(falhaDe('rede')).toEqual({ motivo: 'Falha desconhecida', permanente: false });
    expect(falhaDe(new Error('sem rede'))).toEqual({
      ...{ motivo: 'O e-mail não pôde ser entregue ao servidor: sem rede', permanente: false },
    });
    expect(falhaDe(recusa('AUTH PLAIN', 535, '535 Bad')).motivo).toBe(
      'O e-mail não pôde ser entregue ao servidor: 535 Bad',
    );
    const caiu = Object.assign(new Error('caiu'), { command: 'DATA' });
    expect(falhaDe(caiu).motivo).toBe('O e-mail não pôde ser entregue ao servidor: caiu');
    expect(falhaDe(recusa('DATA', 500, '500 x')).permanente).toBe(true);
    expect(falhaDe(recusa('DATA', 499, '499 x')).permanente).toBe(false);
  });

  it('o motivo cabe na tabela', () => {
    expect(falhaDe(recusa('DATA', 550, 'x'.repeat(9000))).motivo).toHaveLength(500);
  });
});

it('o Message-ID é o do registro, no domínio do remetente', () => {
  expect(messageIdDe('a', '"x@y"@radio.test')).toBe('<a@radio.test>');
  expect(messageIdDe('abc123', 'contato@radio.test')).toBe('<abc123@radio.test>');
});

it.each([
  [{ id_usuario: 7, id_anunciante: 9 }, [7, 9]],
  [{ id_usuario: '7', id_anunciante: null }, [7]],
  [{ id_usuario: 0, id_anunciante: 9 }, [9]],
  [{}, []],
])('a mensagem %j é das contas %j', (linha, contas) => {
  expect(contasDe(linha)).toEqual(contas);
});
