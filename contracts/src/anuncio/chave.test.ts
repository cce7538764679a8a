import { expect, it } from 'vitest';
import { FORMA_DA_CHAVE } from './chave';

it.each([
  ['um UUID', '5f0c7f9e-4a6e-4c7e-9a53-3a0f6a1d2b11', true],
  ['o primeiro e o último sinal que se imprime', '!~', true],
  ['uma letra', 'a', true],
  ['200 letras', 'a'.repeat(200), true],
  ['201 letras', 'a'.repeat(201), false],
  ['nada', '', false],
  ['um espaço no começo', ' a', false],
  ['um espaço no fim', 'a ', false],
  ['um acento', 'ação', false],
  ['um sinal que não se imprime', '\x7f', false],
])('a chave de um pedido: %s', (_, chave, serve) => {
  expect(FORMA_DA_CHAVE.test(chave)).toBe(serve);
});
