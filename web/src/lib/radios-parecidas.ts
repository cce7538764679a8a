import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { Radio } from '@portal/contracts/radio/radio';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { lerJson } from './ler-json';
import { semRepetidos } from './sem-repetidos';

const marcas = ({ tags }: Radio): ReadonlySet<string> => new Set(tags.map(dobrar));

/** Tags that both carry, however written. */
const emComum = (um: ReadonlySet<string>, outro: ReadonlySet<string>): number =>
  [...um].filter((tag) => outro.has(tag)).length;

/** Those that can be heard and share tags with `esta`, each once: who shares most first, then in the order they came. */
export const parecidasCom = (esta: Radio, todas: readonly Radio[]): Radio[] => {
  const dela = marcas(esta);
  return semRepetidos(todas)
    .filter(({ id, url }) => id !== esta.id && url !== '')
    .map((radio) => ({ radio, comuns: emComum(marcas(radio), dela) }))
    .filter(({ comuns }) => comuns > 0)
    .sort((a, b) => b.comuns - a.comuns)
    .map(({ radio }) => radio);
};

/** So many candidates are enough to choose from. */
const CANDIDATAS = 50;
const ETIQUETAS = 3;

const candidatas = async (
  { tags }: Radio,
  soNoAr: boolean,
  signal: AbortSignal,
): Promise<Radio[]> => {
  const listas = tags.slice(0, ETIQUETAS).map((tag) => {
    const filtro = new URLSearchParams({ tag, pagina: '1', limite: String(CANDIDATAS) });
    if (soNoAr) filtro.set('no_ar', '1');
    return lerJson<Radio[]>(`${CAMINHOS_DO_VISITANTE.radios}?${filtro}`, signal);
  });
  return (await Promise.all(listas)).flat();
};

/** At most `quantas` radios like this one: first those known to be on the air, then the others. */
export const lerParecidas = async (
  esta: Radio,
  quantas: number,
  signal: AbortSignal,
): Promise<Radio[]> => {
  const noAr = parecidasCom(esta, await candidatas(esta, true, signal));
  if (noAr.length >= quantas) return noAr.slice(0, quantas);
  const soando = new Set(noAr.map(({ id }) => id));
  const outras = parecidasCom(esta, await candidatas(esta, false, signal));
  return [...noAr, ...outras.filter(({ id }) => !soando.has(id))].slice(0, quantas);
};
