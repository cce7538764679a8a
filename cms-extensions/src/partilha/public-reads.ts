import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { Musica } from '@portal/contracts/musica/musica';
import type { Compartilhavel } from '@portal/contracts/partilha/slug';
import { COMPARTILHAVEIS } from '@portal/contracts/partilha/slug';
import type { Radio } from '@portal/contracts/radio/radio';
import type { Core, UID } from '@strapi/strapi';
import { eachRow } from '../database/each-row';
import { tableOf } from '../database/knex';
import { viewOf } from '../http/cached-reads/shared-views';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { donosDosSlugs, TIPO_DOS_SLUGS } from '../slug/service';
import { mapaEmFatias, mapearEmFatias } from '../texto/fatias';
import { itemDaMusica, itemDaRadio, itemDoCantor, type Item } from './item';

/** A domain whose entries are shared. `todos` is the same list while none of them changed. */
interface Partilhada<V extends View, T> {
  reads: PublicReads<V>;
  todos(view: V): readonly T[];
  /** The answer of the public read of one. */
  json(view: V, id: string): string | undefined;
}

/** What an address shows; made when it is asked for. */
export interface Publicado {
  item: () => Item;
  /** What the page that opens reads first, as JSON. */
  dados: () => string;
  /** When it was last written, ms. */
  mudou: number;
}

type PorTipo<T> = Readonly<Record<Compartilhavel, T>>;

export interface PartilhaView extends View {
  publicados: PorTipo<ReadonlyMap<string, Publicado>>;
  /** The present slug of every other one that was ever given. */
  antigos: PorTipo<ReadonlyMap<string, string>>;
  /** When what staff write about the whole portal, the privacy page's text too, was last written, ms. */
  textos: number;
}

const UIDS: PorTipo<UID.Schema> = {
  radio: 'api::radio.radio',
  cantor: 'api::cantor.cantor',
  musica: 'api::musica.musica',
};

const CONFIGURACAO: UID.Schema = 'api::configuracao.configuracao';

interface LinhaMudada {
  id: number;
  document_id: string;
  updated_at: string | number | Date;
}

/** When each published entry of a kind was last written, by public id. */
const mudancas = async (
  strapi: Core.Strapi,
  tipo: Compartilhavel,
): Promise<ReadonlyMap<string, number>> => {
  const quando = new Map<string, number>();
  await eachRow(
    () => tableOf<LinhaMudada>(strapi, UIDS[tipo]).whereNotNull('published_at'),
    ['document_id', 'updated_at'],
    ({ document_id, updated_at }) => quando.set(document_id, new Date(updated_at).getTime()),
  );
  return quando;
};

const mudancaDosTextos = async (strapi: Core.Strapi): Promise<number> => {
  const row = await tableOf<LinhaMudada>(strapi, CONFIGURACAO).first('updated_at');
  return row ? new Date(row.updated_at).getTime() : 0;
};

interface Entrada extends Publicado {
  id: string;
  slug: string;
}

const quando = (mudou: ReadonlyMap<string, number>, { id }: { id: string }): number =>
  mudou.get(id) ?? 0;

const entradasDe = async (
  radios: readonly Radio[],
  cantores: readonly Cantor[],
  json: PorTipo<(id: string) => string>,
  mudou: PorTipo<ReadonlyMap<string, number>>,
): Promise<PorTipo<Entrada[]>> => ({
  radio: await mapearEmFatias(radios, (radio) => ({
    id: radio.id,
    slug: radio.slug,
    item: () => itemDaRadio(radio),
    dados: () => json.radio(radio.id),
    mudou: quando(mudou.radio, radio),
  })),
  cantor: await mapearEmFatias(cantores, (cantor) => ({
    id: cantor.id,
    slug: cantor.slug,
    item: () => itemDoCantor(cantor),
    dados: () => json.cantor(cantor.id),
    // A singer's page shows the songs, a song's its singer.
    mudou: cantor.musicas.reduce(
      (ultima, musica) => Math.max(ultima, quando(mudou.musica, musica)),
      quando(mudou.cantor, cantor),
    ),
  })),
  musica: await mapearEmFatias(musicasDe(cantores), ([musica, cantor]) => ({
    id: musica.id,
    slug: musica.slug,
    item: () => itemDaMusica(musica, cantor),
    dados: () => json.musica(cantor.id),
    mudou: Math.max(quando(mudou.musica, musica), quando(mudou.cantor, cantor)),
  })),
});

function* musicasDe(cantores: readonly Cantor[]): Generator<[Musica, Cantor]> {
  for (const cantor of cantores) for (const musica of cantor.musicas) yield [musica, cantor];
}

const porTipo = async <T>(fazer: (tipo: Compartilhavel) => Promise<T>): Promise<PorTipo<T>> => {
  const [radio, cantor, musica] = COMPARTILHAVEIS;
  return { radio: await fazer(radio), cantor: await fazer(cantor), musica: await fazer(musica) };
};

interface Guardada<R extends View, C extends View> extends PartilhaView {
  radios: R;
  cantores: C;
}

/** What the addresses to share are made of (contrato 8): the very entries of the public reads, by slug. */
export const partilhaReads = <R extends View, C extends View>(
  strapi: Core.Strapi,
  deRadios: Partilhada<R, Radio>,
  deCantores: Partilhada<C, Cantor>,
): PublicReads<PartilhaView> => {
  const build: PublicReads<Guardada<R, C>>['build'] = async (_momento, previous) => {
    const radios = await viewOf(strapi, deRadios.reads);
    const cantores = await viewOf(strapi, deCantores.reads);
    const textos = await mudancaDosTextos(strapi);
    // Plays change all the time, and nothing here: it is told from the newest view.
    if (
      previous &&
      deRadios.todos(previous.radios) === deRadios.todos(radios) &&
      deCantores.todos(previous.cantores) === deCantores.todos(cantores)
    )
      return Object.assign(previous, { radios, cantores, textos });
    const view = { radios, cantores } as Guardada<R, C>; // the rest follows
    const doCantor = (id: string): string => deCantores.json(view.cantores, id) ?? 'null';
    const json: PorTipo<(id: string) => string> = {
      radio: (id) => deRadios.json(view.radios, id) ?? 'null',
      cantor: doCantor,
      musica: doCantor,
    };
    const mudou = await porTipo((tipo) => mudancas(strapi, tipo));
    const entradas = await entradasDe(
      deRadios.todos(radios),
      deCantores.todos(cantores),
      json,
      mudou,
    );
    const donos = await porTipo((tipo) => donosDosSlugs(strapi, tipo));
    const publicados = await porTipo((tipo) =>
      mapaEmFatias(entradas[tipo], (entrada) => [entrada.slug, entrada]),
    );
    const antigos = await porTipo(async (tipo) => {
      const presente = await mapaEmFatias(entradas[tipo], ({ id, slug }) => [id, slug]);
      const outros = new Map<string, string>();
      await mapearEmFatias(donos[tipo], ([slug, dono]) => {
        const agora = presente.get(dono);
        if (agora !== undefined && agora !== slug) outros.set(slug, agora);
      });
      return outros;
    });
    return Object.assign(view, { publicados, antigos, textos });
  };
  return {
    name: 'partilha',
    types: [
      ...new Set<UID.Schema>([
        ...deRadios.reads.types,
        ...deCantores.reads.types,
        TIPO_DOS_SLUGS,
        CONFIGURACAO,
      ]),
    ],
    routes: [],
    // What it builds is what is kept for it.
    build: (momento, previous) => build(momento, previous as Guardada<R, C> | null),
  };
};
