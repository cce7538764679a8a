import { expect, it } from 'vitest';
import { linkDeCancelamento } from './link-de-cancelamento';

const ANUNCIO = { id: 128, titulo: 'Loja & Cia' };

it.each([
  ['', null],
  ['javascript:alert(1)', null],
  [
    'https://wa.me/5511999999999',
    'https://wa.me/5511999999999?text=Ol%C3%A1%21+Quero+cancelar+o+an%C3%BAncio+n%C2%BA+128%2C+Loja+%26+Cia.',
  ],
  ['https://chat.exemplo.com.br/grupo', 'https://chat.exemplo.com.br/grupo'],
])('"%s" leva a %s', (whatsapp, esperado) => {
  expect(linkDeCancelamento(whatsapp, ANUNCIO)).toBe(esperado);
});
