import { expect, it } from 'vitest';
import { emOrdemNatural } from './ordem-natural';

const vemAntes = (a: string, b: string): boolean => emOrdemNatural(a) < emOrdemNatural(b);

it.each([
  ['Rádio 2', 'radio 10'],
  ['Rádio 9 FM', 'Rádio 010 AM'],
  ['Águas', 'alto'],
  ['alto', 'Tua luz'],
  ['Coro', 'Coro 1'],
  ['98,5 FM', '101,3 FM'],
  ['v1.2.9', 'v1.10.1'],
])('“%s” vem antes de “%s”', (antes, depois) => {
  expect(vemAntes(antes, depois)).toBe(true);
  expect(vemAntes(depois, antes)).toBe(false);
});

it('o mesmo número escrito com zeros é o mesmo', () => {
  expect(emOrdemNatural('Rádio 007')).toBe(emOrdemNatural('radio 7'));
});

it('um número sem fim não faz uma chave sem fim', () => {
  expect(emOrdemNatural('9'.repeat(5000))).toHaveLength(20);
});
