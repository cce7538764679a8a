import { expect, it } from 'vitest';
import { resumoDigitado } from './resumo';

const LONGO = /^O resumo deve conter até 100 caracteres/;
const letras = (quantas: number, letra = 'a') => letra.repeat(quantas);

it.each([
  ['cabe', '', 'Pão quente', 'Pão quente', null],
  ['com cem', letras(99), letras(100), letras(100), null],
  ['uma letra a mais volta', letras(100), `b${letras(100)}`, letras(100), LONGO],
  ['colado no vazio fica o começo', '', letras(130), letras(100), /Ficaram os 100 primeiros/],
  ['colado por cima fica o começo', letras(50), letras(130, 'b'), letras(100, 'b'), /primeiros/],
  ['um símbolo conta um', '', letras(130, '🍞'), letras(100, '🍞'), /primeiros/],
  ['uma quebra de linha é um espaço', '', 'Pão\n  quente', 'Pão quente', null],
])('%s', (_, antes, digitado, resumo, aviso) => {
  const visto = resumoDigitado(antes, digitado);
  expect(visto.resumo).toBe(resumo);
  if (aviso) expect(visto.aviso).toMatch(aviso);
  else expect(visto.aviso).toBeNull();
});
