import { describe, expect, it } from 'vitest';
import { emailNormalizado, telefoneNormalizado, telefoneSemNove } from './contato';

describe('o mesmo e-mail, escrito de qualquer jeito', () => {
  it.each([
    ['Ana@Exemplo.COM', 'ana@exemplo.com'],
    ['  ana@exemplo.com ', 'ana@exemplo.com'],
    ['a.n.a+sorteio@gmail.com', 'ana@gmail.com'],
    ['Ana@GoogleMail.com', 'ana@gmail.com'],
    // Another service may give these to other people.
    ['a.na@exemplo.com', 'a.na@exemplo.com'],
    ['ana+x@exemplo.com', 'ana+x@exemplo.com'],
    ['ana@gmail.com.br', 'ana@gmail.com.br'],
    ['ana+a+b@gmail.com', 'ana@gmail.com'],
  ])('%s é %s', (escrito, igual) => {
    expect(emailNormalizado(escrito)).toBe(igual);
  });
});

describe('o mesmo telefone, escrito de qualquer jeito', () => {
  it.each([
    '11987654321',
    '(11) 98765-4321',
    '11 98765 4321',
    '011 98765-4321',
    '+55 11 98765-4321',
    '+55 (011) 98765-4321',
    '0055 11 98765.4321',
    '5511987654321',
    '(11) 8765-4321',
    '+55 11 8765-4321',
  ])('%s', (escrito) => {
    expect(telefoneNormalizado(escrito)).toBe('11987654321');
  });

  it.each([
    ['(55) 3222-1234', '5532221234'],
    ['(55) 99988-1234', '55999881234'],
    ['+55 55 99988-1234', '55999881234'],
    ['1133334444', '1133334444'],
    ['123', '123'],
    ['00011987654321', '11987654321'],
    ['1100987650', '1100987650'],
    // Too long for a telephone with the country before it: as it came.
    ['5511987654321555', '5511987654321555'],
    ['1155119876543', '1155119876543'],
    ['11551198765432', '11551198765432'],
    ['', ''],
  ])('%s é %s', (escrito, digitos) => {
    expect(telefoneNormalizado(escrito)).toBe(digitos);
  });

  it.each([
    ['11987654321', '1187654321'],
    ['11937654321', null],
    ['1133334444', null],
    ['119876543210', null],
  ])('%s foi comparado como %s', (telefone, antes) => {
    expect(telefoneSemNove(telefone)).toBe(antes);
  });
});
