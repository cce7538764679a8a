import { expect, it } from 'vitest';
import { musicaEscolhida } from './musica-escolhida';

const musica = (id: string, nome: string) => ({ id, nome, video: '' });
const VELHA = [musica('a', 'Alva'), musica('b', 'Brisa')];
const NOVA = [musica('x', 'Alva'), musica('y', 'Brisa')];

it.each([
  ['b', VELHA, [], 'b'],
  ['', VELHA, [], 'a'],
  ['outra', VELHA, [], 'a'],
  ['b', NOVA, VELHA, 'y'],
  ['b', [musica('z', 'Zelo')], VELHA, 'z'],
  ['b', [], VELHA, ''],
])('escolhida “%s” entre %j, antes %j: “%s”', (escolhida, musicas, antes, esperada) => {
  expect(musicaEscolhida(musicas, escolhida, antes)).toBe(esperada);
});
