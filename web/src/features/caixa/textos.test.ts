import { expect, it } from 'vitest';
import { divergenciaPorExtenso, mesCurto, mesPorExtenso, motivosPorExtenso } from './textos';

it('meses e motivos em palavras', () => {
  expect([mesCurto('2026-11'), mesPorExtenso('2026-03')]).toEqual(['nov', 'março de 2026']);
  expect(motivosPorExtenso(['valor', 'nome'])).toBe('mesmo valor, nome do anunciante');
});

it.each([
  [null, null],
  ['sem_recebimento', 'Sem recebimento'],
  ['valor_diferente', 'O anúncio vale R$ 50,00'],
] as const)('a divergência %s', (divergencia, palavras) => {
  expect(divergenciaPorExtenso({ divergencia, valor_do_anuncio: 50 })).toBe(palavras);
});
