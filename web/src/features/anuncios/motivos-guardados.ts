import { useSyncExternalStore } from 'react';

let guardados: ReadonlyMap<number, string> = new Map();
const ouvintes = new Set<() => void>();

const mudar = (novos: ReadonlyMap<number, string>): void => {
  guardados = novos;
  ouvintes.forEach((ouvir) => ouvir());
};

/** Keeps a reason that was typed and did not arrive, by its ad, as long as the page lives. */
export const guardarMotivo = (anuncio: number, motivo: string): void => {
  if (motivo !== '') mudar(new Map(guardados).set(anuncio, motivo));
};

export const largarMotivo = (anuncio: number): void =>
  mudar(new Map([...guardados].filter(([id]) => id !== anuncio)));

/** The reason kept for an ad; undefined when there is none. */
export const useMotivoGuardado = (anuncio: number): string | undefined =>
  useSyncExternalStore(
    (ouvir) => {
      ouvintes.add(ouvir);
      return () => ouvintes.delete(ouvir);
    },
    () => guardados.get(anuncio),
  );
