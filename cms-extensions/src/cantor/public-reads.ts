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

/** One page of a list; its key says which list it is. */
const pageOf = (
  view: CantoresView,
  lista: 'cantores' | 'musicas',
  { pagina, limite }: { pagina: number; limite: number },
): Body =>
  view.answers.get(`${lista} ${pagina} ${limite}`, () => {
    const ordem = lista === 'cantores' ? view.ordemDosCantores : view.ordem;
    const lugares = ordem.subarray((pagina - 1) * limite, pagina * limite);
    const itens = lista === 'cantores' ? cantoresEm(view, lugares) : musicasEm(view, lugares);
    return { json: JSON.stringify(itens), total: ordem.length };
  });

/** Every singer, or a page of them. */
const singersOf = (view: CantoresView, query: string): Body => {
  const { pagina, limite } = parseListQuery(query, CANTORES_POR_PAGINA, CANTORES_POR_PAGINA_MAXIMO);
  return limite === null ? view.all.get() : pageOf(view, 'cantores', { pagina, limite });
};

/** The songs that answer a search, most played first: all, or a page of them. */
const songsFound = (view: CantoresView, { pagina, limite, busca }: ListQuery): Body => {
  const { catalogo, indices, ordem } = view;
  const chave = JSON.stringify([indices.musicas.versao, dobrar(busca), pagina, limite]);
  return view.answers.get(chave, () => {
    const achadas = new Set(
      comoEscritos(indices.musicas.procurar(busca)).map(({ item }) =>
        catalogo.lugarDaMusica.get(item.id),
      ),
    );
    const lugares = ordem.filter((lugar) => achadas.has(lugar));
    const parte =
      limite === null ? lugares : lugares.subarray((pagina - 1) * limite, pagina * limite);
    return { json: JSON.stringify(musicasEm(view, parte)), total: lugares.length };
  });
};

/** Every song, those of a search, or a page of them. */
const songsOf = (view: CantoresView, query: string): Body => {
  const procura = parseListQuery(query, MUSICAS_POR_PAGINA, MUSICAS_POR_PAGINA_MAXIMO);
  const { pagina, limite, busca } = procura;
  if (busca.trim() !== '') return songsFound(view, procura);
  return limite === null ? view.songs.get() : pageOf(view, 'musicas', { pagina, limite });
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
    { path: CAMINHOS.cantores, answer: (view, { query }) => ({ body: singersOf(view, query) }) },
    { path: CAMINHOS.cantoresNomes, answer: (view) => ({ body: view.names }) },
    { path: CAMINHOS.musicas, answer: (view, { query }) => ({ body: songsOf(view, query) }) },
    {
      path: '/api/cantores/:id',
      answer: (view, { id }) => {
        const json = jsonDoCantor(view, id);
        return json === undefined ? null : { body: view.answers.get(id, () => ({ json })) };
      },
    },
  ],
});
