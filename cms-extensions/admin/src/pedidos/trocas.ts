import type { Arquivo } from '../paineis/arquivo';

/** A file that another takes the place of, in the form at hand. */
export interface Troca {
  de: number;
  por: Arquivo;
}

const ouvintes = new Set<(troca: Troca) => void>();

/** Tells the form's fields. */
export const trocar = (troca: Troca): void => {
  for (const ouvir of ouvintes) ouvir(troca);
};

/** Hears of files that others take the place of; answers how to stop. */
export const ouvirTrocas = (ouvir: (troca: Troca) => void): (() => void) => {
  ouvintes.add(ouvir);
  return () => ouvintes.delete(ouvir);
};

let formulario: string | null = null;

/** The type of the form whose field was touched last: what is sent next is for it. */
export const tocarFormulario = (uid: string): void => {
  formulario = uid;
};

/** The type of the form that is open, or null elsewhere in the panel. */
export const formularioAberto = (): string | null => {
  const [, doEndereco = null] =
    /\/content-manager\/(?:collection|single)-types\/([^/]+)/.exec(location.pathname) ?? [];
  return doEndereco && (formulario ?? decodeURIComponent(doEndereco));
};
