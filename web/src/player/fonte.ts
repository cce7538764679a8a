/** A web radio's live stream. */
export interface FonteRadio {
  tipo: 'radio';
  id: string;
  /** Not in what an older version of the page remembered. */
  slug?: string;
  nome: string;
  url: string;
  imagem: string | null;
}

/** A singer's song. */
export interface FonteMusica {
  tipo: 'musica';
  id: string;
  slug?: string;
  nome: string;
  url: string;
  imagem: string | null;
  cantor: string;
  idCantor: string;
}

/** What the player can sound: one thing at a time, live or song (especificação 4). */
export type Fonte = FonteRadio | FonteMusica;

export const isMesmaFonte = (a: Fonte | null, b: Fonte | null): boolean =>
  a !== null && b !== null && a.tipo === b.tipo && a.id === b.id && a.url === b.url;

/** What a person asked for: one thing to sound, and the songs it stands among. */
export interface Pedido {
  fonte: Fonte;
  lista?: readonly FonteMusica[] | undefined;
}
