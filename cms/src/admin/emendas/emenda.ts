/** A correction to a source of Strapi's panel, which no setting or extension point reaches. */
export interface Emenda {
  /** Its path in node_modules. */
  arquivo: string;
  /** Each of these stands in it, every time it does exactly `vezes` times (once unless said). */
  trocas: readonly Troca[];
}

export interface Troca {
  de: string;
  por: string;
  vezes?: number;
}

/** The corrected source. Throws where a passage does not stand as often as it should: Strapi has changed. */
export const emendar = (fonte: string, { arquivo, trocas }: Emenda): string =>
  trocas.reduce((texto, { de, por, vezes = 1 }) => {
    const partes = texto.split(de);
    if (partes.length !== vezes + 1)
      throw new Error(`${arquivo}: "${de}" stands there ${partes.length - 1} times, not ${vezes}`);
    return partes.join(por);
  }, fonte);
