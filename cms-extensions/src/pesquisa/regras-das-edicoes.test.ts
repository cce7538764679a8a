import { describe, expect, it } from 'vitest';
import {
  motivoDaOpcaoTirada,
  motivoDaPesquisaApagada,
  motivoDoNumero,
  motivoDoNumeroTrocado,
  motivoDoPrazo,
} from './regras-das-edicoes';

const AGORA = new Date('2026-11-23T12:00:00Z');
const dia = (n: number): string => new Date(AGORA.getTime() + n * 86_400_000).toISOString();
const prazo = ([abre, fecha]: readonly (number | null)[]) => ({
  abre_em: typeof abre === 'number' ? dia(abre) : null,
  fecha_em: typeof fecha === 'number' ? dia(fecha) : null,
});

describe('o número de uma pesquisa', () => {
  it('é 1 ou 2', () => {
    for (const numero of [1, 2, '2']) expect(motivoDoNumero(numero)).toBeNull();
    for (const numero of [0, 3, 1.5, null, undefined, 'x'])
      expect(motivoDoNumero(numero)).toMatchObject({ campo: 'numero' });
  });

  it('não muda', () => {
    for (const numero of [undefined, null, 1, '1'])
      expect(motivoDoNumeroTrocado(1, numero)).toBeNull();
    expect(motivoDoNumeroTrocado(1, 2)).toMatchObject({ campo: 'numero' });
  });
});

describe('o prazo de uma edição ao lado de outra', () => {
  it.each([
    [
      [null, null],
      [null, -1],
    ],
    [
      [0, null],
      [null, 0],
    ],
    [
      [5, null],
      [-5, 5],
    ],
    [
      [-9, -1],
      [null, null],
    ],
    [
      [-9, -1],
      [-8, -2],
    ],
    [
      [1, 2],
      [3, null],
    ],
  ] as const)('%j ao lado de %j', (esta, outra) => {
    const outras = [{ ...prazo(outra), edicao: 1, titulo: 'Outra' }];
    expect(motivoDoPrazo(prazo(esta), outras, AGORA)).toBeNull();
  });

  it.each([
    [[null, null], [null, null], 'aberta, sem data para fechar'],
    [[0, null], [null, 1], 'aberta, até 24/11/2026'],
    [[null, null], [3, 4], 'de 26/11/2026 em diante, até 27/11/2026'],
    [[-9, 4], [3, null], 'de 26/11/2026 em diante, sem data para fechar'],
  ] as const)('%j junto com %j se recusa, e diz de quem é o lugar', (esta, outra, quando) => {
    const outras = [{ ...prazo(outra), edicao: 4, titulo: 'Outra' }];
    const motivo = motivoDoPrazo(prazo(esta), outras, AGORA);
    expect(motivo).toMatchObject({ campo: 'abre_em' });
    expect(motivo?.msg).toContain(`a edição 4, “Outra”, está ${quando}.`);
  });

  it('fechar vem depois de abrir', () => {
    for (const esta of [prazo([2, 1]), prazo([1, 1])])
      expect(motivoDoPrazo(esta, [], AGORA)).toMatchObject({ campo: 'fecha_em' });
  });
});

describe('o que tem votos', () => {
  it('uma pesquisa não se apaga', () => {
    expect(motivoDaPesquisaApagada(0, 0)).toBeNull();
    expect(motivoDaPesquisaApagada(1, 0)?.msg).toContain('tem 1 voto e');
    expect(motivoDaPesquisaApagada(64, 1)?.msg).toContain('tem 64 votos e');
    expect(motivoDaPesquisaApagada(0, 1)?.msg).toContain('tem um sorteio feito e');
  });

  it('uma opção não sai', () => {
    expect(motivoDaOpcaoTirada('Tua luz', 15).msg).toContain('A opção “Tua luz” tem 15 votos');
  });
});
