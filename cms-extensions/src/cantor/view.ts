import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { Musica, MusicaTocada } from '@portal/contracts/musica/musica';
import { type Contagem, lugaresPorTotal, recolocados } from '../contador/service';
import { type Body, LazyBody, renewBody } from '../http/cached-reads/body';
import { BodyCache } from '../http/cached-reads/body-cache';
import type { View } from '../http/cached-reads/public-reads';
import { fatiar } from '../texto/fatias';
import { IndiceVivo } from '../texto/indice-vivo';
import { presentCantorNome } from './presenter';
import { type Catalogo, comAcessos } from './service';
import { verbeteDaMusica, verbeteDoCantor } from './verbetes';

export interface CantoresView extends View {
  catalogo: Catalogo;
  /** Plays by place in the catalogue, and the places, most played first. */
  acessos: Float64Array;
  ordem: Uint32Array;
  acessosDosCantores: Float64Array;
  ordemDosCantores: Uint32Array;
  /** The version of the plays these are. */
  contados: number;
  names: Body;
  /** The whole lists, made when somebody asks for one: most ask for a page. */
  all: LazyBody;
  songs: LazyBody;
  indices: Indices;
  answers: BodyCache;
}

export interface Indices {
  cantores: IndiceVivo<Cantor>;
  musicas: IndiceVivo<Musica>;
}

/** Empty ones, which the first view fills and each later one renews. */
export const novosIndices = (): Indices => ({
  cantores: new IndiceVivo(),
  musicas: new IndiceVivo(),
});

type Tocados = Pick<
  CantoresView,
  'catalogo' | 'acessos' | 'ordem' | 'acessosDosCantores' | 'ordemDosCantores' | 'contados'
>;

/** The catalogue with its plays, every song looked at; in slices. */
const todosTocados = async (
  catalogo: Catalogo,
  { porAlvo, versao }: Contagem,
): Promise<Tocados> => {
  const { cantores, musicas, donos } = catalogo;
  const fatias = fatiar();
  const acessos = new Float64Array(musicas.length);
  const acessosDosCantores = new Float64Array(cantores.length);
  for (const [lugar, { id }] of musicas.entries()) {
    const total = porAlvo.get(id) ?? 0;
    const dono = donos[lugar] ?? 0;
    acessos[lugar] = total;
    acessosDosCantores[dono] = (acessosDosCantores[dono] ?? 0) + total;
    if (fatias.acabou()) await fatias.respirar();
  }
  return {
    catalogo,
    acessos,
    ordem: lugaresPorTotal(acessos),
    acessosDosCantores,
    ordemDosCantores: lugaresPorTotal(acessosDosCantores),
    contados: versao,
  };
};

/** The same after these were played, of very many: somebody plays a song all the time. */
const maisTocados = (antes: Tocados, contagem: Contagem, ids: readonly string[]): Tocados => {
  const { catalogo } = antes;
  const acessos = antes.acessos.slice();
  const acessosDosCantores = antes.acessosDosCantores.slice();
  const lugares = ids.flatMap((id) => catalogo.lugarDaMusica.get(id) ?? []);
  const donos = lugares.map((lugar) => catalogo.donos[lugar] ?? 0);
  for (const [vez, lugar] of lugares.entries()) {
    const total = contagem.porAlvo.get(catalogo.musicas[lugar]?.id ?? '') ?? 0;
    const dono = donos[vez] ?? 0;
    acessosDosCantores[dono] = (acessosDosCantores[dono] ?? 0) + total - (acessos[lugar] ?? 0);
    acessos[lugar] = total;
  }
  return {
    catalogo,
    acessos,
    ordem: recolocados(antes.ordem, acessos, lugares),
    acessosDosCantores,
    ordemDosCantores: recolocados(antes.ordemDosCantores, acessosDosCantores, donos),
    contados: contagem.versao,
  };
};

const tocados = (
  catalogo: Catalogo,
  contagem: Contagem,
  antes: Tocados | null,
): Tocados | Promise<Tocados> => {
  const ids = antes?.catalogo === catalogo ? contagem.mudadosDesde(antes.contados) : null;
  // A radio was played.
  if (antes && ids?.length === 0) return antes;
  return antes && ids ? maisTocados(antes, contagem, ids) : todosTocados(catalogo, contagem);
};

const cantorNo = ({ catalogo, acessosDosCantores }: Tocados, lugar: number): Cantor | undefined => {
  const cantor = catalogo.cantores[lugar];
  return cantor && comAcessos(cantor, acessosDosCantores[lugar] ?? 0);
};

/** The singer of an id, with the plays of today's view; none where nobody has it. */
export const cantorDe = (view: Tocados, id: string): Cantor | undefined =>
  cantorNo(view, view.catalogo.lugarDoCantor.get(id) ?? -1);

/** As the page of songs shows it. */
export const musicaNo = (
  { catalogo, acessos }: Tocados,
  lugar: number,
): MusicaTocada | undefined => {
  const musica = catalogo.musicas[lugar];
  const cantor = catalogo.cantores[catalogo.donos[lugar] ?? -1];
  return (
    musica && cantor && { ...musica, segmento: cantor.segmento, total_acessos: acessos[lugar] ?? 0 }
  );
};

/** The singers at these places, each made when it is its turn. */
export function* cantoresEm(view: Tocados, lugares: Iterable<number>): Generator<Cantor> {
  for (const lugar of lugares) {
    const cantor = cantorNo(view, lugar);
    if (cantor) yield cantor;
  }
}

/** The songs at these places, each made when it is its turn. */
export function* musicasEm(view: Tocados, lugares: Iterable<number>): Generator<MusicaTocada> {
  for (const lugar of lugares) {
    const musica = musicaNo(view, lugar);
    if (musica) yield musica;
  }
}

/** What the reads of singers and songs answer from; `previous` itself where nothing they show has changed. */
export const viewOf = async (
  catalogo: Catalogo,
  contagem: Contagem,
  indices: Indices,
  previous: CantoresView | null,
): Promise<CantoresView> => {
  const tocadas = await tocados(catalogo, contagem, previous);
  if (previous && tocadas === previous) return previous;
  const { ordem, ordemDosCantores } = tocadas;
  const { cantores, musicas, donos } = catalogo;
  await Promise.all([
    indices.cantores.renovar({
      itens: cantores,
      ordem: ordemDosCantores,
      verbeteDe: verbeteDoCantor,
    }),
    indices.musicas.renovar({
      itens: musicas,
      ordem,
      verbeteDe: (musica, lugar) =>
        verbeteDaMusica(musica, cantores[donos[lugar] ?? -1]?.segmento ?? ''),
    }),
  ]);
  const nomes = () => JSON.stringify(cantores.map(presentCantorNome));
  return {
    ...tocadas,
    names:
      previous?.catalogo === catalogo
        ? previous.names
        : renewBody(previous?.names, nomes(), cantores.length),
    all: new LazyBody(
      () => ({ itens: cantoresEm(tocadas, ordemDosCantores), total: cantores.length }),
      previous?.all.latest,
    ),
    songs: new LazyBody(
      () => ({ itens: musicasEm(tocadas, ordem), total: musicas.length }),
      previous?.songs.latest,
    ),
    indices,
    answers: new BodyCache(),
  };
};
