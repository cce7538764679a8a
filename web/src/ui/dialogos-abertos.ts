let abertos: readonly HTMLDialogElement[] = [];
const ouvintes = new Set<() => void>();

const mudar = (lista: readonly HTMLDialogElement[]): void => {
  abertos = lista;
  ouvintes.forEach((ouvir) => ouvir());
};

/**
 * The modal dialogs open now, the last on top. A browser paints them over everything else, which it closes to the hand and to who
 * hears the page: what is told meanwhile has to stand in them.
 */
export const dialogosAbertos = {
  /** Gives back how to say that it was closed. */
  abriu: (dialogo: HTMLDialogElement): (() => void) => {
    mudar([...abertos, dialogo]);
    return () => mudar(abertos.filter((outro) => outro !== dialogo));
  },
  assinar: (ouvir: () => void): (() => void) => {
    ouvintes.add(ouvir);
    return () => ouvintes.delete(ouvir);
  },
  doTopo: (): HTMLDialogElement | null => abertos.at(-1) ?? null,
};
