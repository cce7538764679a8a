import { expect, it } from 'vitest';
import { entreAspas, parte, periodo } from './textos';

it.each([
  [0, 0, '0%'],
  [1, 8, '12,5%'],
  [2, 3, '66,7%'],
  [5, 5, '100%'],
])('%d de %d são %s', (total, todos, palavras) => expect(parte(total, todos)).toBe(palavras));

it.each([
  [null, null, 'sem datas de abertura e encerramento'],
  ['2026-11-01T12:00:00.000Z', null, 'desde 01/11/2026, 09:00, sem data de encerramento'],
  [null, '2026-11-01T12:00:00.000Z', 'até 01/11/2026, 09:00'],
  [
    '2026-11-01T12:00:00.000Z',
    '2026-12-01T12:00:00.000Z',
    'de 01/11/2026, 09:00 a 01/12/2026, 09:00',
  ],
])('de %s a %s: %s', (abre_em, fecha_em, palavras) => {
  expect(periodo({ abre_em, fecha_em })).toBe(palavras);
});

it.each([
  ['Loteria Federal, extração 5900', '"Loteria Federal, extração 5900"'],
  ['R$ 5 $HOME `id`', "'R$ 5 $HOME `id`'"],
  ['a "b" \\ c', `'a "b" \\ c'`],
  ["Dia D'Água $1!", `'Dia D'\\''Água $1!'`],
])('a semente %s chega inteira ao comando', (semente, escrita) => {
  expect(entreAspas(semente)).toBe(escrita);
});
