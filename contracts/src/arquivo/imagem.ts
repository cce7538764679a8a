/** Widths, in pixels, each stored image is also kept in, when it is wider (contrato 3). */
export const LARGURAS = [256, 512, 1024] as const;
export type Largura = (typeof LARGURAS)[number];

/** Stored images say their size in their name, `<random>-<width>x<height>.webp`, so that nobody asks the server for it. */
const NOME = /^(.*\/[A-Za-z0-9_]+-(\d+)x(\d+))\.webp$/;

export interface ImagemPublicada {
  src: string;
  srcSet: string | undefined;
  width: number | undefined;
  height: number | undefined;
}

/** Address of a narrower variant of a stored image: `…/abc-1200x500.webp` at 512 is `…/abc-1200x500.w512.webp`. */
export const variante = (caminho: string, largura: Largura): string =>
  caminho.replace(/\.webp$/, `.w${largura}.webp`);

/** Variants a stored image of that width has: only narrower ones are kept. */
export const largurasDe = (larguraOriginal: number): Largura[] =>
  LARGURAS.filter((largura) => largura < larguraOriginal);

/** What an `<img>` needs for a stored image; an address of another form comes back alone, without `srcSet` or size. */
export const imagemPublicada = (caminho: string): ImagemPublicada => {
  const achado = NOME.exec(caminho);
  if (!achado) return { src: caminho, srcSet: undefined, width: undefined, height: undefined };
  const width = Number(achado[2]);
  const height = Number(achado[3]);
  const fontes = largurasDe(width).map((largura) => `${variante(caminho, largura)} ${largura}w`);
  return { src: caminho, srcSet: [...fontes, `${caminho} ${width}w`].join(', '), width, height };
};
