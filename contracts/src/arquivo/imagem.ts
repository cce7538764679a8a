/** Widths, in pixels, each stored image is also kept in, when it is wider (contrato 3). */
export const LARGURAS = [256, 512, 768, 1024] as const;
export type Largura = (typeof LARGURAS)[number];

/** The one that came later: what was stored before has no such variant, and what has one says so in its name. */
const MEIA: Largura = 768;
const COM_MEIA = 'm';

/**
 * Stored images say their size in their name, `<random>-<width>x<height>.webp`, so that nobody asks the server for it. With
 * an `m` behind the size they have the variant of 768 pixels too.
 */
export const TAMANHO = `\\d+x\\d+${COM_MEIA}?`;
const NOME = new RegExp(`^(.*/[A-Za-z0-9_]+-(\\d+)x(\\d+)(${COM_MEIA}?))\\.webp$`);

export interface ImagemPublicada {
  src: string;
  srcSet: string | undefined;
  width: number | undefined;
  height: number | undefined;
}

/** Address of a narrower variant of a stored image: `…/abc-1200x500.webp` at 512 is `…/abc-1200x500.w512.webp`. */
export const variante = (caminho: string, largura: Largura): string =>
  caminho.replace(/\.webp$/, `.w${largura}.webp`);

/** Variants an image of that width is stored with: only narrower ones. */
export const largurasDe = (larguraOriginal: number): Largura[] =>
  LARGURAS.filter((largura) => largura < larguraOriginal);

/** What a stored image's name says of its size and its variants. */
export const tamanhoNoNome = (largura: number, altura: number): string =>
  `${largura}x${altura}${largurasDe(largura).includes(MEIA) ? COM_MEIA : ''}`;

/** What an `<img>` needs for a stored image; an address of another form comes back alone, without `srcSet` or size. */
export const imagemPublicada = (caminho: string): ImagemPublicada => {
  const achado = NOME.exec(caminho);
  if (!achado) return { src: caminho, srcSet: undefined, width: undefined, height: undefined };
  const width = Number(achado[2]);
  const height = Number(achado[3]);
  const tem = (largura: Largura) => largura !== MEIA || achado[4] === COM_MEIA;
  const fontes = largurasDe(width)
    .filter(tem)
    .map((largura) => `${variante(caminho, largura)} ${largura}w`);
  return { src: caminho, srcSet: [...fontes, `${caminho} ${width}w`].join(', '), width, height };
};
