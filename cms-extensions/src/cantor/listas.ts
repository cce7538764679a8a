import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { Musica, MusicaTocada } from '@portal/contracts/musica/musica';
import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Body, LazyBody } from '../http/cached-reads/body';
import type { ListQuery } from '../http/cached-reads/query';
import { mapearEmFatias } from '../texto/fatias';
import type { IndiceVivo } from '../texto/indice-vivo';
import { type CantoresView, cantoresEm, musicasEm } from './view';

interface Lista {
  /** Tells one list's answers from the other's. */
  nome: string;
  /** Places in the catalogue, most played first. */
  ordem: Uint32Array;
  /** What stands there, as the list shows it. */
  itens: (lugares: Iterable<number>) => Iterable<Cantor | MusicaTocada>;
  indice: IndiceVivo<Cantor> | IndiceVivo<Musica>;
  lugarDe: ReadonlyMap<string, number>;
  /** The answer with every one of them. */
  todos: LazyBody;
}

/** Singers, by the plays of their songs (especificação 2.4). */
export const listaDeCantores = (view: CantoresView): Lista => ({
  nome: 'cantores',
  ordem: view.ordemDosCantores,
  itens: (lugares) => cantoresEm(view, lugares),
  indice: view.indices.cantores,
  lugarDe: view.catalogo.lugarDoCantor,
  todos: view.all,
});

/** Songs of all singers, by their plays. */
export const listaDeMusicas = (view: CantoresView): Lista => ({
  nome: 'musicas',
  ordem: view.ordem,
  itens: (lugares) => musicasEm(view, lugares),
  indice: view.indices.musicas,
  lugarDe: view.catalogo.lugarDaMusica,
  todos: view.songs,
});

/** Where in the ranking those stand, from 0, that answer a search. In slices: one letter answers half of a large catalogue. */
const colocacoesDe = async (
  { ordem, indice, lugarDe }: Lista,
  busca: string,
): Promise<number[]> => {
  const achados = new Uint8Array(ordem.length);
  const escritos: readonly { id: string }[] = indice.escritos(busca);
  await mapearEmFatias(escritos, ({ id }) => {
    const lugar = lugarDe.get(id);
    if (lugar !== undefined) achados[lugar] = 1;
  });
  const colocacoes: number[] = [];
  ordem.forEach((lugar, vez) => {
    if (achados[lugar] === 1) colocacoes.push(vez);
  });
  return colocacoes;
};

/** Those of a list that answer a search: all, or a page of them. A search never renumbers (especificação 2.4). */
const found = async (lista: Lista, { pagina, limite, busca }: ListQuery) => {
  const colocacoes = await colocacoesDe(lista, busca);
  const desta =
    limite === null ? colocacoes : colocacoes.slice((pagina - 1) * limite, pagina * limite);
  const achados = [...lista.itens(desta.map((vez) => lista.ordem[vez] ?? 0))];
  const colocados = achados.map((item, n) => ({ ...item, posicao: (desta[n] ?? 0) + 1 }));
  return { json: JSON.stringify(colocados), total: colocacoes.length };
};

/** A list, those of it that answer a search, or a page of either. */
export const answerOf = (
  { answers }: CantoresView,
  lista: Lista,
  query: ListQuery,
): Body | Promise<Body> => {
  const { nome, ordem, indice, todos, itens } = lista;
  const { pagina, limite, busca } = query;
  if (busca.trim() !== '') {
    const chave = JSON.stringify([nome, indice.versao, dobrar(busca), pagina, limite]);
    return answers.getLater(chave, () => found(lista, query));
  }
  if (limite === null) return todos.get();
  return answers.get(`${nome} ${pagina} ${limite}`, () => ({
    json: JSON.stringify([...itens(ordem.subarray((pagina - 1) * limite, pagina * limite))]),
    total: ordem.length,
  }));
};
