import { isEstado, NOME_DO_ESTADO } from '@portal/contracts/lugar/lugar';
import type { EstadoContado, FiltrosDeRadio, TagContada } from '@portal/contracts/radio/filtros';
import type { Radio } from '@portal/contracts/radio/radio';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { mapearEmFatias } from '../texto/fatias';
import type { Verbete } from '../texto/indice';

/** Where a radio is looked for, and in which order it counts. */
export const verbeteDaRadio = ({
  nome_radio,
  tags,
  cidade,
  estado,
  slogan,
  endereco,
}: Radio): Verbete => ({
  nome: nome_radio,
  marcas: [...tags, cidade, estado, isEstado(estado) ? NOME_DO_ESTADO[estado] : ''],
  texto: [slogan, endereco],
});

/** A tag by its own words. */
export const verbeteDaTag = ({ tag }: TagContada): Verbete => ({
  nome: tag,
  marcas: [],
  texto: [],
});

/** A state by its letters first, then by its name. */
export const verbeteDoEstado = ({ uf }: EstadoContado): Verbete => ({
  nome: uf,
  marcas: [NOME_DO_ESTADO[uf]],
  texto: [],
});

const contado = <T>(totais: ReadonlyMap<T, number>): { um: T; total: number }[] =>
  [...totais].map(([um, total]) => ({ um, total })).sort((a, b) => b.total - a.total);

const somar = <T>(totais: Map<T, number>, um: T): void =>
  void totais.set(um, (totais.get(um) ?? 0) + 1);

/** Folds a tag; radios share few, and folding is what takes the time. */
export const dobrador = (): ((tag: string) => string) => {
  const dobradas = new Map<string, string>();
  return (tag) => {
    const dobrada = dobradas.get(tag) ?? dobrar(tag);
    dobradas.set(tag, dobrada);
    return dobrada;
  };
};

/** How most radios write each tag, by how often each was written so. */
const escritas = (
  vezes: ReadonlyMap<string, number>,
  dobrarTag: (tag: string) => string,
): Map<string, string> => {
  const melhores = new Map<string, string>();
  for (const { um: tag } of contado(vezes)) {
    const dobrada = dobrarTag(tag);
    if (!melhores.has(dobrada)) melhores.set(dobrada, tag);
  }
  return melhores;
};

/** The tags and states radios can be chosen by, those of most radios first. In slices: everybody else is served meanwhile. */
export const filtrosDe = async (
  radios: readonly Radio[],
  dobrarTag: (tag: string) => string,
): Promise<FiltrosDeRadio> => {
  const vezes = new Map<string, number>();
  const tags = new Map<string, number>();
  const estados = new Map<EstadoContado['uf'], number>();
  await mapearEmFatias(radios, (radio) => {
    for (const tag of radio.tags) somar(vezes, tag);
    for (const tag of new Set(radio.tags.map(dobrarTag))) somar(tags, tag);
    if (isEstado(radio.estado)) somar(estados, radio.estado);
  });
  const escrita = escritas(vezes, dobrarTag);
  return {
    tags: contado(tags).map(({ um, total }) => ({ tag: escrita.get(um) ?? um, total })),
    estados: contado(estados).map(({ um, total }) => ({ uf: um, total })),
  };
};
