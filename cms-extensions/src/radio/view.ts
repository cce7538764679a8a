import type { EstadoContado, FiltrosDeRadio, TagContada } from '@portal/contracts/radio/filtros';
import type { OrdemDeRadios } from '@portal/contracts/radio/listagem';
import type { Radio } from '@portal/contracts/radio/radio';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { type Contagem, lugaresPorTotal } from '../contador/service';
import { type Body, renewBody, renewList } from '../http/cached-reads/body';
import { BodyCache } from '../http/cached-reads/body-cache';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import type { ListQuery } from '../http/cached-reads/query';
import { mapaEmFatias, mapearEmFatias } from '../texto/fatias';
import { Indice } from '../texto/indice';
import type { IndiceVivo } from '../texto/indice-vivo';
import { lembrado } from '../texto/lembrado';
import { dobrador, filtrosDe, verbeteDaRadio, verbeteDaTag, verbeteDoEstado } from './filtros';
import { presentRadioNome } from './presenter';
import { pageOf } from './search';

/** What the list is narrowed and ordered by, besides its page (contrato 9). */
export interface RadiosQuery extends ListQuery {
  tag: string;
  estado: string;
  ordem: OrdemDeRadios;
  soNoAr: boolean;
}

export interface RadiosView extends View {
  radios: readonly Radio[];
  all: Body;
  names: Body;
  filters: Body;
  filtros: FiltrosDeRadio;
  tags: Indice<TagContada>;
  estados: Indice<EstadoContado>;
  /** Each radio's JSON and folded tags, in the list's order; `indexById` finds one. */
  items: readonly string[];
  tagsOf: readonly ReadonlySet<string>[];
  indexById: ReadonlyMap<string, number>;
  /** Places in the list, those listened to most first. */
  mostHeard: Uint32Array;
  /** The version of the plays that is in their order. */
  contados: number;
  /** Radios known to be on the air. */
  noAr: ReadonlySet<string>;
  indice: IndiceVivo<Radio>;
  answers: BodyCache;
}

function* nomesEmJson(radios: readonly Radio[]): Generator<string> {
  for (const radio of radios) yield JSON.stringify(presentRadioNome(radio));
}

const listOf = (items: readonly string[]): string => `[${items.join(',')}]`;

/** Places of a list by plays, ties by name: the list is by name. */
const byPlays = (radios: readonly Radio[], plays: ReadonlyMap<string, number>): Uint32Array =>
  lugaresPorTotal(Float64Array.from(radios, ({ id }) => plays.get(id) ?? 0));

type DaLista = Pick<
  RadiosView,
  | 'all'
  | 'names'
  | 'filters'
  | 'filtros'
  | 'tags'
  | 'estados'
  | 'items'
  | 'tagsOf'
  | 'indexById'
  | 'radios'
>;

const jsonOf = lembrado((radio: Radio) => JSON.stringify(radio));
const foldedTagsOf = lembrado(({ tags }: Radio): ReadonlySet<string> => new Set(tags.map(dobrar)));

const listView = async (
  radios: readonly Radio[],
  previous: RadiosView | null,
): Promise<DaLista> => {
  const items = await mapearEmFatias(radios, jsonOf);
  const filtros = await filtrosDe(radios, dobrador());
  return {
    radios,
    all: await renewList(previous?.all, items, items.length),
    names: await renewList(previous?.names, nomesEmJson(radios), items.length),
    filters: renewBody(previous?.filters, JSON.stringify(filtros)),
    filtros,
    tags: await Indice.de({ itens: filtros.tags, verbeteDe: verbeteDaTag }),
    estados: await Indice.de({ itens: filtros.estados, verbeteDe: verbeteDoEstado }),
    items,
    tagsOf: await mapearEmFatias(radios, foldedTagsOf),
    indexById: await mapaEmFatias(radios.entries(), ([index, { id }]) => [id, index]),
  };
};

/** What is known of the radios; `radios` is the list of the view before while only the rest changed. */
interface Sabido {
  radios: readonly Radio[];
  plays: Contagem;
  noAr: ReadonlySet<string>;
}

/** What is kept of the radios. */
export const viewOf = async (
  { radios, plays, noAr }: Sabido,
  indice: IndiceVivo<Radio>,
  previous: RadiosView | null,
): Promise<RadiosView> => {
  const same = previous?.radios === radios;
  // A song was played.
  if (same && previous.noAr === noAr && previous.contados === plays.versao) return previous;
  const list = same ? previous : await listView(radios, previous);
  const { versao } = plays;
  const mostHeard = byPlays(radios, plays.porAlvo);
  await indice.renovar({ itens: radios, ordem: mostHeard, verbeteDe: verbeteDaRadio });
  return { ...list, mostHeard, contados: versao, noAr, indice, answers: new BodyCache() };
};

/** Places of the radios that answer a search. */
const foundBy = (view: RadiosView, busca: string): ReadonlySet<number> =>
  new Set(view.indice.escritos(busca).flatMap(({ id }) => view.indexById.get(id) ?? []));

const placesOf = (view: RadiosView, query: RadiosQuery): number[] => {
  const { busca, tag, estado, ordem, soNoAr } = query;
  const found = busca.trim() === '' ? null : foundBy(view, busca);
  const folded = dobrar(tag);
  const order = ordem === 'nome' ? view.items.keys() : view.mostHeard;
  return [...order].filter(
    (n) =>
      (!found || found.has(n)) &&
      (folded === '' || view.tagsOf[n]?.has(folded)) &&
      (estado === '' || view.radios[n]?.estado === estado) &&
      (!soNoAr || view.noAr.has(view.radios[n]?.id ?? '')),
  );
};

/** One page of the list, narrowed and ordered as asked. */
export const search = (view: RadiosView, query: RadiosQuery): Body => {
  const { busca, tag, estado, ordem, soNoAr, pagina, limite } = query;
  const isWhole = busca + tag + estado === '' && !soNoAr;
  if (isWhole && ordem === 'nome' && limite === null) return view.all;
  const key = JSON.stringify([
    view.indice.versao,
    dobrar(busca),
    dobrar(tag),
    estado,
    ordem,
    soNoAr,
    pagina,
    limite,
  ]);
  return view.answers.get(key, () => {
    const places = placesOf(view, query);
    const items = pageOf(places, query).map((n) => view.items[n] ?? '');
    return { json: listOf(items), total: places.length };
  });
};

/** The answer with one radio; null when it is not public. */
export const one = (view: RadiosView, id: string): Body | null => {
  const item = view.items[view.indexById.get(id) ?? -1];
  return item === undefined ? null : view.answers.get(id, () => ({ json: item }));
};

/** The best radios, tags and states for a text, as JSON. */
const bestOf = (view: RadiosView, texto: string, limite: number) => ({
  radios: view.indice
    .procurar(texto, limite, ({ id }) => view.indexById.has(id))
    .flatMap(({ id }) => view.items[view.indexById.get(id) ?? -1] ?? []),
  tags: view.tags.procurar(texto, limite).map((tag) => JSON.stringify(tag)),
  estados: view.estados.procurar(texto, limite).map((estado) => JSON.stringify(estado)),
});

/** How the addresses to share ask the radios. */
export const radiosPartilhadas = (reads: PublicReads<RadiosView>) => ({
  reads,
  todos: (view: RadiosView): readonly Radio[] => view.radios,
  json: (view: RadiosView, id: string): string | undefined =>
    view.items[view.indexById.get(id) ?? -1],
});

/** How the search of everything asks the radios: of an index a moment old, only what is public now. */
export const radiosProcuradas = (reads: PublicReads<RadiosView>) => ({
  reads,
  versao: (view: RadiosView): number => view.indice.versao,
  melhores: bestOf,
});
