/** Folders under /storage and what each keeps (especificação 3); `conteudo` keeps the images of the pages. */
export const PASTAS = {
  radios: 'radios',
  musicas: 'musicas',
  musicasImagens: 'musicas/imagens',
  cantores: 'cantores',
  banner: 'banner',
  comprovantes: 'banner/comprovante',
  conteudo: 'conteudo',
} as const;
export type Pasta = (typeof PASTAS)[keyof typeof PASTAS];

export const RAIZ_STORAGE = '/storage/';
