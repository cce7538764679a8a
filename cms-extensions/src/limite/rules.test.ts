import { expect, it } from 'vitest';
import { maximoDaRegra, REGRAS, segundosAteAbrir } from './rules';

it.each([
  [REGRAS.loginsDaConta, 1, 10],
  [REGRAS.loginsDaConta, 50, 10],
  [REGRAS.mailsDeRecuperacao, 50, 3],
  [REGRAS.loginsDoEndereco, 1, 100],
  [REGRAS.cadastros, 2.5, 50],
  [REGRAS.recuperacoes, 0.01, 1],
  [REGRAS.cadastrosRecusados, 1, 60],
  [REGRAS.presencas, 2, 120],
  [REGRAS.anuncios, 1, 20],
  [REGRAS.anuncios, 3, 60],
  [REGRAS.rastreios, 1e9, 2_147_483_647],
  [REGRAS.rastreios, 1e308, 2_147_483_647],
])('%o com fator %d deixa passar %d', (regra, fator, esperado) => {
  expect(maximoDaRegra(regra, fator)).toBe(esperado);
});

it.each([
  [0, 900_000, 0, 900],
  [0, 900_000, 899_001, 1],
  [0, 900_000, 900_000, 1],
  [1_000, 60_000, 31_500, 30],
])('janela de %d, com %d ms, vista em %d: espere %d s', (inicio, janela, agora, segundos) => {
  expect(segundosAteAbrir(inicio, janela, agora)).toBe(segundos);
});

it('cada limite tem a sua janela e vale para o que guarda (contrato 2)', () => {
  const [minuto, quarto, hora] = [60_000, 900_000, 3_600_000];
  const tabela = Object.values(REGRAS).map(({ nome, maximo, janelaMs, por }) => [
    ...[nome, maximo, janelaMs, por],
  ]);
  expect(tabela).toEqual([
    ['login-conta', 10, quarto, 'conta'],
    ['login-end', 100, quarto, 'endereco'],
    ['cadastro', 20, hora, 'endereco'],
    ['cadastro-recusado', 60, hora, 'endereco'],
    ['recuperacao', 10, hora, 'endereco'],
    ['voto', 20, hora, 'endereco'],
    ['rastreio', 240, minuto, 'endereco'],
    ['presenca', 60, minuto, 'endereco'],
    ['anuncio', 20, hora, 'volume'],
    ['confirmacao', 10, hora, 'endereco'],
    ['mail-confirmacao', 3, hora, 'conta'],
    ['mail-conta', 3, hora, 'conta'],
  ]);
});
