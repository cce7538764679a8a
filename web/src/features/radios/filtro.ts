import type { Radio } from '@portal/contracts/radio/radio';
import { dobrar } from '@portal/contracts/texto/dobrar';

/** What narrows the list: a typed name or a chosen tag. It lives in the history entry, so back and forward bring it along. */
export interface FiltroRadios {
  busca: string;
  tag: string;
}

export const SEM_FILTRO: FiltroRadios = { busca: '', tag: '' };

export const comTag = <R extends Pick<Radio, 'tags'>>(radios: readonly R[], tag: string): R[] =>
  radios.filter((radio) => radio.tags.some((outra) => dobrar(outra) === dobrar(tag)));

/** The words announced after a search or under the title. */
export const contagem = (total: number): string =>
  total === 1 ? '1 web rádio encontrada' : `${total} web rádios encontradas`;
