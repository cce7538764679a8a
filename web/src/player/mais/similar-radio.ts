import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { Radio } from '@portal/contracts/radio/radio';
import { useQuery } from '@tanstack/react-query';
import { lerJson } from '../../lib/ler-json';
import type { FonteRadio } from '../fonte';

/** Tags that both carry, however written. */
const emComum = (um: readonly string[], outro: readonly string[]): number => {
  const delas = new Set(outro.map((tag) => tag.toLowerCase()));
  return um.filter((tag) => delas.has(tag.toLowerCase())).length;
};

/** The radio that shares most tags with `esta`, the first of those that share as many; null when none shares any. */
export const maisParecida = (esta: Radio, todas: readonly Radio[]): Radio | null =>
  todas
    .filter(({ id, url }) => id !== esta.id && url !== '')
    .map((radio) => ({ radio, comuns: emComum(radio.tags, esta.tags) }))
    .reduce<{ radio: Radio | null; comuns: number }>(
      (melhor, outra) => (outra.comuns > melhor.comuns ? outra : melhor),
      { radio: null, comuns: 0 },
    ).radio;

/** So many candidates are enough to choose from. */
const CANDIDATAS = 50;

const candidatas = (tag: string, soNoAr: boolean, signal: AbortSignal): Promise<Radio[]> => {
  const filtro = new URLSearchParams({ tag, pagina: '1', limite: String(CANDIDATAS) });
  if (soNoAr) filtro.set('no_ar', '1');
  return lerJson<Radio[]>(`${CAMINHOS_DO_VISITANTE.radios}?${filtro}`, signal);
};

const lerParecida = async (id: string, signal: AbortSignal): Promise<FonteRadio | null> => {
  const esta = await lerJson<Radio>(CAMINHOS_DO_VISITANTE.radio(id), signal);
  const [tag] = esta.tags;
  if (tag === undefined) return null;
  // First among those known to be on the air; where none is known, any.
  const achada =
    maisParecida(esta, await candidatas(tag, true, signal)) ??
    maisParecida(esta, await candidatas(tag, false, signal));
  return (
    achada && {
      tipo: 'radio',
      id: achada.id,
      nome: achada.nome_radio,
      url: achada.url,
      imagem: achada.path_imagem,
    }
  );
};

/** Another radio for who chose one that does not sound; null while, and where, there is none. */
export const useRadioParecida = (id: string | null): FonteRadio | null =>
  useQuery({
    queryKey: ['radios', 'parecida', id],
    queryFn: ({ signal }) => lerParecida(id ?? '', signal),
    enabled: id !== null,
    retry: false,
  }).data ?? null;
