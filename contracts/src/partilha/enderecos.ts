import type { Compartilhavel } from './slug';

/** Address a radio, a singer or a song is shared by (contrato 8). */
export const enderecoDe = (tipo: Compartilhavel, slug: string): string => `/${tipo}/${slug}`;

/** Its picture, for whoever shows a preview of the link. */
export const imagemDoEndereco = (tipo: Compartilhavel, slug: string): string =>
  `/compartilhar/${tipo}/${slug}.jpg`;

export const LARGURA_DA_IMAGEM = 1200;
export const ALTURA_DA_IMAGEM = 630;
