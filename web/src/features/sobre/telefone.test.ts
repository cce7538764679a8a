import { expect, it } from 'vitest';
import { linkDeTelefone } from './telefone';

it.each([
  ['(11) 98765-4321', 'tel:+5511987654321'],
  ['11 3333-4444', 'tel:+551133334444'],
  ['+55 11 98765-4321', 'tel:+5511987654321'],
  ['0800 123 4567', 'tel:+5508001234567'],
  ['190', 'tel:190'],
  ['', null],
  ['em breve', null],
])('%j liga para %s', (digitado, esperado) => {
  expect(linkDeTelefone(digitado)).toBe(esperado);
});
