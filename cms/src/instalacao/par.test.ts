import { describe, expect, it } from 'vitest';
import { decidirPar } from './par';

const [A, B] = ['a', 'b'];

describe('banco de dados e pasta são do mesmo portal', () => {
  it.each([
    ['os mesmos', { id: A, novo: false }, { id: A, vazia: false }, { id: A }],
    ['pasta vazia', { id: A, novo: false }, { id: null, vazia: true }, { id: A }],
    ['os dois novos', { id: null, novo: true }, { id: null, vazia: true }, { id: null }],
    ['portal de antes', { id: null, novo: false }, { id: null, vazia: false }, { id: null }],
    ['de antes, sem arquivos', { id: null, novo: false }, { id: null, vazia: true }, { id: null }],
  ])('%s: serve', (_, banco, pasta, decisao) => {
    expect(decidirPar(banco, pasta, false)).toEqual(decisao);
  });

  it.each([
    ['outro par', { id: A, novo: false }, { id: B, vazia: false }, A],
    ['arquivos de outro', { id: A, novo: false }, { id: null, vazia: false }, A],
    ['banco vazio', { id: null, novo: true }, { id: B, vazia: false }, B],
    ['banco de antes', { id: null, novo: false }, { id: B, vazia: false }, B],
    ['banco vazio, arquivos', { id: null, novo: true }, { id: null, vazia: false }, null],
  ])('%s: não serve, a não ser que alguém responda por isso', (_, banco, pasta, id) => {
    expect(decidirPar(banco, pasta, false)).toHaveProperty('recusa');
    expect(decidirPar(banco, pasta, true)).toEqual({ id });
  });
});
