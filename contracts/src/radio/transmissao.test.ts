import { expect, it } from 'vitest';
import { isDaDemonstracao, isTransmissao } from './transmissao';

it.each([
  ['/demonstracao/radio.mp3', true, true],
  ['/DEMONSTRACAO/x', true, true],
  ['https://radio.exemplo.com.br:8000/ao-vivo', false, true],
  ['https://radio.exemplo.com.br/demonstracao/x', false, true],
  ['/demonstracao/', false, false],
  ['/demonstracao/a b', false, false],
  ['x/demonstracao/a', false, false],
  ['/storage/musicas/a.mp3', false, false],
  ['', false, false],
])('%j é da demonstração: %s; pode ser uma transmissão: %s', (texto, demonstracao, pode) => {
  expect([isDaDemonstracao(texto), isTransmissao(texto)]).toEqual([demonstracao, pode]);
});
