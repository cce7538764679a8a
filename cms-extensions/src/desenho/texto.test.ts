import { expect, it } from 'vitest';
import { soComLetras } from './texto';

it.each([
  ['Rádio "Viva"; aqui', 'Rádio “Viva”, aqui'],
  ['"Só" ela', '“Só” ela'],
  ['Ção  com 😀 espaço', 'Ção com espaço'],
  ['ﬁm Ŵ', 'fim W'],
])('de %j se desenha %j', (texto, desenhado) => {
  expect(soComLetras(texto)).toBe(desenhado);
});
