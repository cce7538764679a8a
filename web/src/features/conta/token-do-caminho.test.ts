import { expect, it } from 'vitest';
import { tokenDoCaminho } from './token-do-caminho';

it.each([
  ['/usuario/recuperacao/abc123', 'abc123'],
  ['/usuario/recuperacao/abc-_123/', 'abc-_123'],
  ['/usuario/recuperacao/x/abc123', 'abc123'],
  ['/usuario/recuperacao', null],
  ['/usuario/recuperacao/', null],
  ['/usuario/recuperacao//', null],
])('o token de %s é %s', (caminho, token) => {
  expect(tokenDoCaminho(caminho)).toBe(token);
});
