import { expect, it } from 'vitest';
import { buscarMusicas, type MusicaDaLista } from './busca';

const musica = (nome: string, cantor: string): MusicaDaLista => ({
  id: nome,
  slug: nome,
  nome,
  url: null,
  url_foto: null,
  id_cantor: cantor,
  cantor: { nome: cantor, url_foto: null },
  created_at: '2026-01-31T12:00:00.000Z',
  duracao: null,
  segmento: '',
});

const musicas = [
  musica('manhã de graça', 'Ana Exemplo'),
  musica('Canção da manhã', 'João Modelo'),
  musica('farol', 'Ana Exemplo'),
];

it.each([
  ['manha', ['manhã de graça', 'Canção da manhã']],
  ['CANCAO', ['Canção da manhã']],
  ['ana', ['manhã de graça', 'farol']],
  ['joao', ['Canção da manhã']],
  ['', ['manhã de graça', 'Canção da manhã', 'farol']],
  ['zzz', []],
])('a busca %j acha pela música ou pelo cantor, na ordem da lista', (busca, nomes) => {
  expect(buscarMusicas(musicas, busca).map(({ nome }) => nome)).toEqual(nomes);
});
