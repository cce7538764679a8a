import { describe, expect, it } from 'vitest';
import type { FonteMusica, FonteRadio } from '../fonte';
import {
  anteriorDa,
  FILA_VAZIA,
  reduceQueue,
  seguinteDa,
  type Queue,
  type QueueEvent,
  type Repeticao,
} from './queue';

const musica = (id: string): FonteMusica => ({
  tipo: 'musica',
  id,
  nome: id.toUpperCase(),
  url: `/${id}.mp3`,
  imagem: null,
  cantor: 'Ana',
  idCantor: 'c',
});
const [a, b, c, d] = [musica('a'), musica('b'), musica('c'), musica('d')];
const radio: FonteRadio = { tipo: 'radio', id: 'a', nome: 'R', url: 'https://r', imagem: null };

const fila = (atual: number, repetir: Repeticao = 'nenhuma'): Queue => ({
  itens: [a, b, c],
  atual,
  repetir,
});
const ids = ({ itens }: Queue): string => itens.map(({ id }) => id).join('');
const depois = (antes: Queue, ...events: QueueEvent[]): Queue => events.reduce(reduceQueue, antes);

describe('o que se pede', () => {
  it.each<[string, Queue, QueueEvent, string, number]>([
    [
      'a lista se alinha na que se tocou',
      FILA_VAZIA,
      { tipo: 'pediu', pedido: { fonte: b, lista: [a, b, c] } },
      'abc',
      1,
    ],
    [
      'outra lista toma o lugar',
      fila(2),
      { tipo: 'pediu', pedido: { fonte: d, lista: [d, a] } },
      'da',
      0,
    ],
    [
      'cada música uma vez',
      FILA_VAZIA,
      { tipo: 'pediu', pedido: { fonte: a, lista: [a, b, a] } },
      'ab',
      0,
    ],
    ['sem lista anda na que há', fila(0), { tipo: 'pediu', pedido: { fonte: c } }, 'abc', 2],
    ['de fora e sem lista fica só', fila(0), { tipo: 'pediu', pedido: { fonte: d } }, 'd', 0],
    [
      'de fora da lista que trouxe fica só',
      fila(0),
      { tipo: 'pediu', pedido: { fonte: d, lista: [a, b] } },
      'd',
      0,
    ],
    ['a rádio desfaz a fila', fila(1), { tipo: 'pediu', pedido: { fonte: radio } }, '', -1],
    ['o que passou a tocar é o da vez', fila(0), { tipo: 'foi', id: 'b' }, 'abc', 1],
    ['o que não é da fila não a move', fila(0), { tipo: 'foi', id: 'x' }, 'abc', 0],
    ['tira antes da vez', fila(2), { tipo: 'remover', id: 'a' }, 'bc', 1],
    ['tira depois da vez', fila(0), { tipo: 'remover', id: 'c' }, 'ab', 0],
    ['a da vez não sai', fila(1), { tipo: 'remover', id: 'b' }, 'abc', 1],
    ['sobe', fila(0), { tipo: 'mover', id: 'c', para: 1 }, 'acb', 0],
    ['move a da vez', fila(0), { tipo: 'mover', id: 'a', para: 2 }, 'bca', 2],
    ['não passa das pontas', fila(0), { tipo: 'mover', id: 'b', para: 9 }, 'acb', 0],
    ['mover o que não há não muda', fila(1), { tipo: 'mover', id: 'x', para: 0 }, 'abc', 1],
    ['acrescenta o que falta', fila(2), { tipo: 'acrescentar', itens: [b, d] }, 'abcd', 2],
  ])('%s', (_caso, antes, event, esperada, atual) => {
    const nova = reduceQueue(antes, event);
    expect([ids(nova), nova.atual]).toEqual([esperada, atual]);
  });

  it('repetir fica de uma lista para outra', () => {
    const nova = depois(
      fila(0),
      { tipo: 'repetir', repetir: 'todas' },
      { tipo: 'pediu', pedido: { fonte: radio } },
      { tipo: 'pediu', pedido: { fonte: d, lista: [d, a] } },
    );
    expect(nova.repetir).toBe('todas');
  });

  it('o que já era da vez não é uma fila nova', () => {
    const antes = fila(1);
    expect(reduceQueue(antes, { tipo: 'foi', id: 'b' })).toBe(antes);
  });
});

describe('a seguinte e a anterior', () => {
  it.each<[Repeticao, number, string | undefined, string | undefined, string | undefined]>([
    // repetir, vez: no fim, à mão, para trás
    ['nenhuma', 0, 'b', 'b', undefined],
    ['nenhuma', 2, undefined, undefined, 'b'],
    ['todas', 2, 'a', 'a', 'b'],
    ['todas', 0, 'b', 'b', 'c'],
    ['uma', 0, 'a', 'b', undefined],
    ['uma', 2, 'c', undefined, 'b'],
  ])('repetir %s na %i', (repetir, atual, noFim, aMao, paraTras) => {
    const q = fila(atual, repetir);
    expect([seguinteDa(q, true)?.id, seguinteDa(q, false)?.id, anteriorDa(q)?.id]).toEqual([
      noFim,
      aMao,
      paraTras,
    ]);
  });

  it('sem fila não há para onde ir', () => {
    const repetindo = { ...FILA_VAZIA, repetir: 'todas' as const };
    expect([seguinteDa(repetindo, true), anteriorDa(repetindo)]).toEqual([null, null]);
  });
});
