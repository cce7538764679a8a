export interface Observavel<T> {
  ler: () => T;
  mudar: (novo: T) => void;
  /** Gives back how to stop hearing of changes. */
  assinar: (ouvir: () => void) => () => void;
}

/** A value as long as the page lives, for `useSyncExternalStore`: who listens hears of every change. */
export const observavel = <T>(inicial: T): Observavel<T> => {
  let valor = inicial;
  const ouvintes = new Set<() => void>();
  return {
    ler: () => valor,
    mudar: (novo) => {
      valor = novo;
      ouvintes.forEach((ouvir) => ouvir());
    },
    assinar: (ouvir) => {
      ouvintes.add(ouvir);
      return () => ouvintes.delete(ouvir);
    },
  };
};
