import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { expect, it } from 'vitest';
import { caminhoDaPrevia } from './previa';

it.each([
  [CAMINHOS.cantor('c1'), '?previa=abc.d', '#cantores#c1', '/api/previa/abc.d'],
  [CAMINHOS.radio('r1'), '?previa=abc.d', '#webradios#r1', '/api/previa/abc.d'],
  [CAMINHOS.radio('r2'), '?previa=abc.d', '#webradios#r1', CAMINHOS.radio('r2')],
  [CAMINHOS.cantores, '?previa=abc.d', '#cantores#c1', CAMINHOS.cantores],
  [CAMINHOS.cantor('c1'), '', '#cantores#c1', CAMINHOS.cantor('c1')],
])('%s com %s%s se lê em %s', (caminho, search, hash, esperado) => {
  expect(caminhoDaPrevia(caminho, { search, hash })).toBe(esperado);
});
