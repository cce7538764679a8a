import { describe, expect, it } from 'vitest';
import { PECAS } from '../repertorio';
import { compor } from './composicao';
import { alturaDoGrau, frequencia, maisProximoDoAcorde } from './escala';
import { codificar } from './codificar';
import { AMOSTRAGEM, criarMesa, somarNota } from './mesa';
import { tocarReceita } from './musica';
import { TIMBRES } from './timbres';
import { criarSorteio } from '../sorteio';

const primeira = PECAS[0]?.encomenda.receita;
if (!primeira) throw new Error('no songs');

describe('a escala', () => {
  it.each([
    [60, 'maior', 0, 60],
    [60, 'maior', 2, 64],
    [60, 'menor', 2, 63],
    [60, 'maior', 7, 72],
    [60, 'maior', -1, 59],
    [60, 'menor', -7, 48],
  ] as const)('tônica %i em modo %s, grau %i: %i', (tonica, modo, grau, altura) => {
    expect(alturaDoGrau(tonica, modo, grau)).toBe(altura);
  });

  it('o lá do diapasão tem 440 Hz, e a oitava dobra', () => {
    expect(frequencia(69)).toBe(440);
    expect(frequencia(81)).toBeCloseTo(880);
  });

  it('acha a nota do acorde mais perto', () => {
    expect(maisProximoDoAcorde(1, 0)).toBe(0);
    expect(maisProximoDoAcorde(6, 0)).toBe(7);
  });
});

describe('as trinta músicas', () => {
  it('são trinta, com nomes e receitas diferentes, nos dois formatos', () => {
    expect(PECAS).toHaveLength(30);
    expect(new Set(PECAS.map(({ nome }) => nome)).size).toBe(30);
    expect(new Set(PECAS.map(({ encomenda }) => JSON.stringify(encomenda.receita))).size).toBe(30);
    expect(new Set(PECAS.map(({ encomenda }) => encomenda.formato))).toEqual(
      new Set(['mp3', 'ogg']),
    );
  });

  it.each(PECAS.map(({ nome, encomenda }) => [nome, encomenda.receita] as const))(
    '%s dura de 12 a 25 s e tem melodia do começo ao fim',
    (_nome, receita) => {
      const { notas, segundos } = compor(receita);
      expect(segundos).toBeGreaterThanOrEqual(12);
      expect(segundos).toBeLessThanOrEqual(25);
      expect(notas.length).toBeGreaterThan(40);
      expect(notas.every(({ altura }) => altura > 20 && altura < 105)).toBe(true);
      expect(Math.max(...notas.map(({ inicio }) => inicio))).toBeGreaterThan(segundos / 2);
    },
  );

  it('soa sem estourar, termina em silêncio e é sempre igual', { timeout: 60_000 }, () => {
    const { esquerda } = tocarReceita(primeira);
    const pico = esquerda.reduce((maior, valor) => Math.max(maior, Math.abs(valor)), 0);
    expect(pico).toBeGreaterThan(0.2);
    expect(pico).toBeLessThan(0.9);
    expect(Math.abs(esquerda.at(-1) ?? 1)).toBeLessThan(1e-4);
    const outra = tocarReceita(primeira).esquerda;
    expect(Buffer.from(outra.buffer).equals(Buffer.from(esquerda.buffer))).toBe(true);
  });
});

describe('os instrumentos', () => {
  const sorteio = () => criarSorteio(1);

  it.each(Object.entries(TIMBRES))('%s soa, e não passa do volume', (_nome, timbre) => {
    const nota = timbre(60, 0.4, sorteio());
    const pico = nota.reduce((maior, valor) => Math.max(maior, Math.abs(valor)), 0);
    expect(pico).toBeGreaterThan(0.05);
    expect(pico).toBeLessThanOrEqual(2);
    expect(nota.length).toBeGreaterThan(AMOSTRAGEM * 0.05);
  });

  it.each([
    ['flauta', 72],
    ['violao', 57],
    ['piano', 64],
  ] as const)('%s toca a altura pedida', (nome, altura) => {
    const nota = TIMBRES[nome](altura, 1, sorteio()).subarray(4_000, 36_000);
    const semelhanca = (atraso: number): number => {
      let soma = 0;
      for (let i = 0; i + atraso < nota.length; i += 1)
        soma += (nota[i] ?? 0) * (nota[i + atraso] ?? 0);
      return soma;
    };
    // The delay at which a sound resembles itself most is its period.
    const esperado = AMOSTRAGEM / frequencia(altura);
    const perto = Array.from({ length: 13 }, (_, i) => Math.round(esperado * (0.88 + i * 0.02)));
    const melhor = perto.reduce((a, b) => (semelhanca(b) > semelhanca(a) ? b : a));
    expect(Math.abs(melhor - esperado) / esperado).toBeLessThan(0.015);
  });
});

it.each(['mp3', 'ogg'] as const)('um som vira um arquivo %s de verdade', async (formato) => {
  const mesa = criarMesa(3);
  somarNota(mesa, TIMBRES.flauta(69, 2.5, criarSorteio(1)), 0, 0.5, 0);
  const { parseBuffer } = await import('music-metadata');
  const { format } = await parseBuffer(await codificar(mesa, formato));
  expect(format.container).toBe(formato === 'mp3' ? 'MPEG' : 'Ogg');
  expect(format.duration).toBeGreaterThan(2.9);
  expect(format.duration).toBeLessThan(3.3);
});
