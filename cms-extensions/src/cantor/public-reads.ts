import {
  type Cantor,
  CANTORES_POR_PAGINA,
  CANTORES_POR_PAGINA_MAXIMO,
} from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import {
  MUSICAS_POR_PAGINA,
  MUSICAS_POR_PAGINA_MAXIMO,
  type MusicaTocada,
} from '@portal/contracts/musica/musica';
import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Core } from '@strapi/strapi';
import { lugaresPorTotal, totaisPorAlvo } from '../contador/service';
import { type Body, LazyBody, renewBody } from '../http/cached-reads/body';
import { BodyCache } from '../http/cached-reads/body-cache';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { type ListQuery, parseListQuery } from '../http/cached-reads/query';
import { comoEscritos } from '../texto/indice';
import { IndiceVivo } from '../texto/indice-vivo';
import { presentCantorNome } from './presenter';
import { verbeteDaMusica, verbeteDoCantor } from './verbetes';
import { type Catalogo, catalogoDe, comAcessos, TIPOS_DE_CANTOR } from './service';

interface CantoresView extends View {
  catalogo: Catalogo;
  /** Plays by place in the catalogue, and the places, most played first. */
  acessos: Float64Array;
  ordem: Uint32Array;
  acessosDosCantores: Float64Array;
  ordemDosCantores: Uint32Array;
  names: Body;
  /** The whole lists, made when somebody asks for one: most ask for a page. */
  all: LazyBody;
  songs: LazyBody;
  indices: Indices;
  answers: BodyCache;
}

interface Indices {
  cantores: IndiceVivo<Cantor>;
  musicas: IndiceVivo<MusicaTocada>;
}

const novosIndices = (): Indices => ({
  cantores: new IndiceVivo(verbeteDoCantor),
  musicas: new IndiceVivo(verbeteDaMusica),
});

type Tocados = Pick<
  CantoresView,
  'catalogo' | 'acessos' | 'ordem' | 'acessosDosCantores' | 'ordemDosCantores'
>;

const tocados = (catalogo: Catalogo, totais: ReadonlyMap<string, number>): Tocados => {
  const { cantores, musicas, lugarDaMusica } = catalogo;
  const acessos = Float64Array.from(musicas, ({ id }) => totais.get(id) ?? 0);
  const acessosDosCantores = Float64Array.from(cantores, (cantor) =>
    cantor.musicas.reduce((soma, { id }) => soma + (acessos[lugarDaMusica.get(id) ?? -1] ?? 0), 0),
  );
  return {
    catalogo,
    acessos,
    ordem: lugaresPorTotal(acessos),
    acessosDosCantores,
    ordemDosCantores: lugaresPorTotal(acessosDosCantores),
  };
};

const cantorNo = ({ catalogo, acessosDosCantores }: Tocados, lugar: number): Cantor | undefined => {
  const cantor = catalogo.cantores[lugar];
  return cantor && comAcessos(cantor, acessosDosCantores[lugar] ?? 0);
};

const cantorDe = (view: Tocados, id: string): Cantor | undefined =>
  cantorNo(view, view.catalogo.lugarDoCantor.get(id) ?? -1);

/** As the page of songs shows it. */
const musicaNo = ({ catalogo, acessos }: Tocados, lugar: number): MusicaTocada | undefined => {
  const musica = catalogo.musicas[lugar];
  const cantor = catalogo.cantores[catalogo.lugarDoCantor.get(musica?.id_cantor ?? '') ?? -1];
  return (
    musica && cantor && { ...musica, segmento: cantor.segmento, total_acessos: acessos[lugar] ?? 0 }
  );
};

const cantoresEm = (view: Tocados, lugares: Uint32Array): Cantor[] =>
  [...lugares].flatMap((lugar) => cantorNo(view, lugar) ?? []);

const musicasEm = (view: Tocados, lugares: Uint32Array): MusicaTocada[] =>
  [...lugares].flatMap((lugar) => musicaNo(view, lugar) ?? []);

const viewOf = async (
  tocadas: Tocados,
  indices: Indices,
  previous: CantoresView | null,
): Promise<CantoresView> => {
  const { catalogo, ordem, ordemDosCantores } = tocadas;
  const soOrdem = previous?.catalogo === catalogo;
  await Promise.all([
    indices.cantores.renovar(() => cantoresEm(tocadas, ordemDosCantores), soOrdem),
    indices.musicas.renovar(() => musicasEm(tocadas, ordem), soOrdem),
  ]);
  const { cantores, musicas } = catalogo;
  const nomes = () => JSON.stringify(cantores.map(presentCantorNome));
  return {
    ...tocadas,
    names: soOrdem ? previous.names : renewBody(previous?.names, nomes(), cantores.length),
    all: new LazyBody(
      () => ({
        json: JSON.stringify(cantoresEm(tocadas, ordemDosCantores)),
        total: cantores.length,
      }),
      previous?.all.latest,
    ),
    songs: new LazyBody(
      () => ({ json: JSON.stringify(musicasEm(tocadas, ordem)), total: musicas.length }),
      previous?.songs.latest,
    ),
    indices,
    answers: new BodyCache(),
  };
};

interface Lista {
  /** Places in the catalogue, most played first. */
  ordem: Uint32Array;
  /** What stands there, as the list shows it. */
  itens: (lugares: Uint32Array) => (Cantor | MusicaTocada)[];
  indice: IndiceVivo<Cantor> | IndiceVivo<MusicaTocada>;
  lugarDe: ReadonlyMap<string, number>;
  /** The answer with every one of them. */
  todos: LazyBody;
}

const listaDeCantores = (view: CantoresView): Lista => ({
  ordem: view.ordemDosCantores,
  itens: (lugares) => cantoresEm(view, lugares),
  indice: view.indices.cantores,
  lugarDe: view.catalogo.lugarDoCantor,
  todos: view.all,
});

const listaDeMusicas = (view: CantoresView): Lista => ({
  ordem: view.ordem,
  itens: (lugares) => musicasEm(view, lugares),
  indice: view.indices.musicas,
  lugarDe: view.catalogo.lugarDaMusica,
  todos: view.songs,
});

/** Where in the ranking those stand, from 0, that answer a search. */
const colocacoesDe = ({ ordem, indice, lugarDe }: Lista, busca: string): Uint32Array => {
  const achados = new Set(
    comoEscritos<Cantor | MusicaTocada>(indice.procurar(busca)).map(({ item }) =>
      lugarDe.get(item.id),
    ),
  );
  return Uint32Array.from(ordem.keys()).filter((vez) => achados.has(ordem[vez]));
};

/** A list, those of it that answer a search, or a page of either; `nome` tells one list's answers from the other's. */
const answerOf = (view: CantoresView, nome: string, lista: Lista, query: ListQuery): Body => {
  const { pagina, limite } = query;
  const busca = query.busca.trim();
  if (busca === '' && limite === null) return lista.todos.get();
  const parte = <T extends Uint32Array>(tudo: T) =>
    limite === null ? tudo : tudo.subarray((pagina - 1) * limite, pagina * limite);
  const { ordem, indice } = lista;
  if (busca === '')
    return view.answers.get(`${nome} ${pagina} ${limite}`, () => ({
      json: JSON.stringify(lista.itens(parte(ordem))),
      total: ordem.length,
    }));
  const chave = JSON.stringify([nome, indice.versao, dobrar(busca), pagina, limite]);
  return view.answers.get(chave, () => {
    const colocacoes = colocacoesDe(lista, busca);
    const desta = parte(colocacoes);
    const achados = lista.itens(desta.map((vez) => ordem[vez] ?? 0));
    // A search never renumbers (especificação 2.4).
    const colocados = achados.map((item, n) => ({ ...item, posicao: (desta[n] ?? 0) + 1 }));
    return { json: JSON.stringify(colocados), total: colocacoes.length };
  });
};

const jsonDoCantor = (view: Tocados, id: string): string | undefined => {
  const cantor = cantorDe(view, id);
  return cantor && JSON.stringify(cantor);
};

/** The best singers and songs for a text, as JSON. */
const bestOf = (view: CantoresView, texto: string, limite: number) => {
  const { lugarDoCantor, lugarDaMusica } = view.catalogo;
  const { cantores, musicas } = view.indices;
  return {
    cantores: cantores
      .procurar(texto, limite, ({ id }) => lugarDoCantor.has(id))
      .flatMap(({ item }) => jsonDoCantor(view, item.id) ?? []),
    musicas: musicas
      .procurar(texto, limite, ({ id }) => lugarDaMusica.has(id))
      .map(({ item }) => JSON.stringify(musicaNo(view, lugarDaMusica.get(item.id) ?? -1))),
  };
};

/** How the addresses to share ask the singers. */
export const cantoresPartilhados = (reads: PublicReads<CantoresView>) => ({
  reads,
  todos: (view: CantoresView): readonly Cantor[] => view.catalogo.cantores,
  json: (view: CantoresView, id: string): string | undefined => jsonDoCantor(view, id),
});

/** How the search of everything asks the singers: of an index a moment old, only what is public now. */
export const cantoresProcurados = (reads: PublicReads<CantoresView>) => ({
  reads,
  versao: ({ indices }: CantoresView): number => indices.cantores.versao + indices.musicas.versao,
  melhores: bestOf,
});

/** Public reads of singers (contrato 3): all with their songs, names, one; and every song, most played first. */
export const cantorReads = (
  strapi: Core.Strapi,
  indices = novosIndices(),
): PublicReads<CantoresView> => ({
  name: 'cantor',
  types: TIPOS_DE_CANTOR,
  build: async (_moment, previous) => {
    const catalogo = await catalogoDe(strapi);
    return viewOf(tocados(catalogo, await totaisPorAlvo(strapi, 'musica')), indices, previous);
  },
  routes: [
    {
      path: CAMINHOS.cantores,
      answer: (view, { query }) => {
        const pedido = parseListQuery(query, CANTORES_POR_PAGINA, CANTORES_POR_PAGINA_MAXIMO);
        return { body: answerOf(view, 'cantores', listaDeCantores(view), pedido) };
      },
    },
    { path: CAMINHOS.cantoresNomes, answer: (view) => ({ body: view.names }) },
    {
      path: CAMINHOS.musicas,
      answer: (view, { query }) => {
        const pedido = parseListQuery(query, MUSICAS_POR_PAGINA, MUSICAS_POR_PAGINA_MAXIMO);
        return { body: answerOf(view, 'musicas', listaDeMusicas(view), pedido) };
      },
    },
    {
      path: '/api/cantores/:id',
      answer: (view, { id }) => {
        const json = jsonDoCantor(view, id);
        return json === undefined ? null : { body: view.answers.get(id, () => ({ json })) };
      },
    },
  ],
});
