import { expect, it } from 'vitest';
import { linkExterno } from './link-externo';

it.each([
  ['https://exemplo.com.br', 'https://exemplo.com.br/'],
  [' http://exemplo.com.br/a?b=c ', 'http://exemplo.com.br/a?b=c'],
])('%j pode ser seguido', (endereco, esperado) => {
  expect(linkExterno(endereco)).toBe(esperado);
});

it.each(['', 'javascript:alert(1)', ' JAVASCRIPT:alert(1)', 'data:text/html,x', 'file:///x', '/x'])(
  '%j não leva a lugar nenhum',
  (endereco) => {
    expect(linkExterno(endereco)).toBeNull();
  },
);
