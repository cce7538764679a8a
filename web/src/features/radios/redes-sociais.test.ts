import { describe, expect, it } from 'vitest';
import { linkDePerfil, redesDaRadio } from './redes-sociais';

describe('linkDePerfil', () => {
  it.each([
    ['instagram', '@radiocanaa', 'https://www.instagram.com/radiocanaa'],
    ['instagram', ' radio.canaa ', 'https://www.instagram.com/radio.canaa'],
    ['instagram', 'instagram.com/radiocanaa', 'https://instagram.com/radiocanaa'],
    ['instagram', 'https://www.instagram.com/radiocanaa/', 'https://www.instagram.com/radiocanaa/'],
    ['facebook', 'radiocanaa', 'https://www.facebook.com/radiocanaa'],
    ['facebook', 'HTTP://facebook.com/x', 'http://facebook.com/x'],
    ['facebook', 'www.facebook.com', 'https://www.facebook.com/'],
    ['youtube', '@radiocanaa', 'https://www.youtube.com/@radiocanaa'],
    ['youtube', 'youtu.be/abc', 'https://youtu.be/abc'],
  ] as const)('%s %j vira %s', (rede, digitado, esperado) => {
    expect(linkDePerfil(rede, digitado)).toBe(esperado);
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'não tem rede',
    'a"b',
    'file:///etc/passwd',
  ])('recusa %j', (digitado) => {
    expect(linkDePerfil('instagram', digitado)).toBeNull();
  });
});

it('lista as redes na ordem da especificação, sem as vazias', () => {
  const redes = redesDaRadio({
    rede_social_1: '@canaa',
    rede_social_2: '',
    rede_social_3: 'javascript:alert(1)',
    rede_social_4: '5511987654321',
  });
  expect(redes).toEqual([
    { rede: 'instagram', href: 'https://www.instagram.com/canaa' },
    { rede: 'whatsapp', href: 'https://wa.me/5511987654321' },
  ]);
});
