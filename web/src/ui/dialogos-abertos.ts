import { observavel } from './observavel';

const abertos = observavel<readonly HTMLDialogElement[]>([]);

/**
 * The modal dialogs open now, the last on top. A browser paints them over everything else, which it closes to the hand and to who
 * hears the page: what is told meanwhile has to stand in them.
 */
export const dialogosAbertos = {
  /** Gives back how to say that it was closed. */
  abriu: (dialogo: HTMLDialogElement): (() => void) => {
    abertos.mudar([...abertos.ler(), dialogo]);
    return () => abertos.mudar(abertos.ler().filter((outro) => outro !== dialogo));
  },
  assinar: abertos.assinar,
  doTopo: (): HTMLDialogElement | null => abertos.ler().at(-1) ?? null,
};
