import type { Compartilhavel } from './slug';

/** Address a radio, a singer or a song is shared by (contrato 8). */
export const enderecoDe = (tipo: Compartilhavel, slug: string): string => `/${tipo}/${slug}`;

/** Its picture, for whoever shows a preview of the link. */
export const imagemDoEndereco = (tipo: Compartilhavel, slug: string): string =>
  `/compartilhar/${tipo}/${slug}.jpg`;

export const LARGURA_DA_IMAGEM = 1200;
export const ALTURA_DA_IMAGEM = 630;

/** Id of the inert JSON element with what an address to share shows, as its public read answers it. */
export const ID_DOS_DADOS = 'dados-da-partilha';
/** Id of what the server draws of it, until the page takes over. */
export const ID_DO_DESENHO = 'partilha';
