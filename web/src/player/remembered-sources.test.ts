import { afterEach, expect, it } from 'vitest';
import type { Fonte } from './fonte';
import { corrigirOuvida, lembrarOuvida, lerOuvidas } from './remembered-sources';

const radio = (id: string): Fonte => ({
  tipo: 'radio',
  id,
  nome: id,
  url: `https://${id}`,
  imagem: null,
});
const ids = () => lerOuvidas().map(({ id }) => id);

afterEach(() => localStorage.clear());

it('guarda as seis últimas, cada uma uma vez, a mais nova primeiro', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) lembrarOuvida(radio(id));
  expect(ids()).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
});

it('de um cantor fica a última música', () => {
  const musica = (id: string, idCantor: string): Fonte => ({
    ...{ tipo: 'musica', id, nome: id, url: '/m.mp3', imagem: null, cantor: 'Ana', idCantor },
  });
  for (const [id, cantor] of [
    ['a', 'ana'],
    ['b', 'rui'],
    ['c', 'ana'],
  ] as const)
    lembrarOuvida(musica(id, cantor));
  expect(ids()).toEqual(['c', 'b']);
});

it('a que mudou é corrigida no lugar; a que saiu do portal é esquecida', () => {
  lembrarOuvida(radio('a'));
  lembrarOuvida(radio('b'));
  corrigirOuvida(radio('a'), { ...radio('a'), nome: 'Nova' });
  expect(lerOuvidas().map(({ nome }) => nome)).toEqual(['b', 'Nova']);
  corrigirOuvida(radio('b'), null);
  expect(ids()).toEqual(['a']);
});

it.each([
  '',
  '{',
  'null',
  '3',
  '[null, 1, {"tipo":"radio","id":1}]',
  '[{"tipo":"musica","id":"a"}]',
])('o que não é dela não é de ninguém: %j', (texto) => {
  localStorage.setItem('portal.ouvidos', texto);
  expect(ids()).toEqual([]);
});
