import { useSyncExternalStore } from 'react';
import { observavel } from '../../ui/observavel';

const guardados = observavel<ReadonlyMap<number, string>>(new Map());

/** Keeps a reason that was typed and did not arrive, by its ad, as long as the page lives. */
export const guardarMotivo = (anuncio: number, motivo: string): void => {
  if (motivo !== '') guardados.mudar(new Map(guardados.ler()).set(anuncio, motivo));
};

export const largarMotivo = (anuncio: number): void =>
  guardados.mudar(new Map([...guardados.ler()].filter(([id]) => id !== anuncio)));

/** The reason kept for an ad; undefined when there is none. */
export const useMotivoGuardado = (anuncio: number): string | undefined =>
  useSyncExternalStore(guardados.assinar, () => guardados.ler().get(anuncio));
