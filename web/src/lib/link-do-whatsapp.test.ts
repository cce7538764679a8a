import { describe, expect, it } from 'vitest';
import { linkDoWhatsapp } from './link-do-whatsapp';

describe('linkDoWhatsapp', () => {
  it.each([
    ['5511987654321', 'https://wa.me/5511987654321'],
    ['+55 (11) 98765-4321', 'https://wa.me/5511987654321'],
    ['(11) 98765-4321', 'https://wa.me/5511987654321'],
    ['011 98765-4321', 'https://wa.me/5511987654321'],
    ['(55) 99876-5432', 'https://wa.me/5555998765432'],
    ['55 3222-1234', 'https://wa.me/555532221234'],
    ['https://wa.me/5511987654321', 'https://wa.me/5511987654321'],
  ])('%j vira %s', (digitado, esperado) => {
    expect(linkDoWhatsapp(digitado)).toBe(esperado);
  });

  it.each(['', '123', 'sem número', '351912345678', '55119876543210000'])(
    'recusa %j',
    (digitado) => {
      expect(linkDoWhatsapp(digitado)).toBeNull();
    },
  );
});
