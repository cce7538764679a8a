import { pintarImagem } from '@portal/contracts/portal/casca';
import { escapar } from '@portal/contracts/texto/html';

/** What is shown of an entry, whatever list it is of. */
export interface ItemDaLista {
  id: string;
  nome: string;
  linha: string;
  imagem: string | null;
  /** A radio without an address has no button to play it. */
  muda?: boolean;
}

type CampoDaMarca = 'id' | 'nome' | 'linha' | 'imagem';
/** Placeholder for a field of an entry in a list drawn at build. */
export const marcaDoItem = (indice: number, campo: CampoDaMarca): string =>
  `__item_${indice}_${campo}__`;

/** What is left where there are fewer entries than places. */
const IMAGEM_DE_NINGUEM = /<img[^>]*__item_\d+_imagem__[^>]*>/g;

/** Fills the placeholders in; no text can end an element or be taken for another placeholder. */
export const preencherMolde = (molde: string, itens: readonly ItemDaLista[]): string =>
  itens
    .reduce(
      (html, { imagem }, indice) => pintarImagem(html, marcaDoItem(indice, 'imagem'), imagem),
      molde,
    )
    .replace(IMAGEM_DE_NINGUEM, '')
    .replace(/__item_(\d+)_(id|nome|linha)__/g, (_marca, indice: string, campo: 'id') =>
      escapar(itens[Number(indice)]?.[campo] ?? ''),
    );
