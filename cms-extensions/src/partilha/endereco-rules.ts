import type { Embutivel } from '@portal/contracts/partilha/embutir';
import { isSlug, type Compartilhavel } from '@portal/contracts/partilha/slug';

/** What a path asks for: an address as it is written, and whether it must be written otherwise. */
export interface Pedido<T extends Compartilhavel = Compartilhavel> {
  tipo: T;
  /** '' when it can be nobody's. */
  slug: string;
  /** Written exactly as the portal writes it. */
  exato: boolean;
}

const PAGINA = /^\/(radio|cantor|musica)\/(.+)/is;
const PLAYER = /^\/embed\/(radio|cantor)\/(.+)/is;
const IMAGEM = /^\/compartilhar\/(radio|cantor|musica)\/([^/]+)\.jpg$/;
/** No slug is longer, however it was encoded. */
const MAIS_LONGO = 300;

const decodificar = (texto: string): string => {
  try {
    return decodeURIComponent(texto);
  } catch {
    return '';
  }
};

const ler = <T extends Compartilhavel>(padrao: RegExp, path: string): Pedido<T> | null => {
  const achado = padrao.exec(path);
  if (!achado) return null;
  const [, qual = '', resto = ''] = achado;
  const tipo = qual.toLowerCase() as T; // one of those of the pattern
  const bruto = resto.length > MAIS_LONGO ? '' : decodificar(resto);
  const lido = bruto.toLowerCase().replace(/\/+$/, '');
  const slug = isSlug(lido) ? lido : '';
  return { tipo, slug, exato: path === path.toLowerCase() && resto === slug };
};

/** The address to share a path is; null for a path that is something else. */
export const lerEndereco = (path: string): Pedido | null => ler(PAGINA, path);

/** The player for other sites a path is; null for a path that is something else. */
export const lerPlayer = (path: string): Pedido<Embutivel> | null => ler(PLAYER, path);

/** The picture a path is; null for a path that is something else. */
export const lerImagem = (path: string): Omit<Pedido, 'exato'> | null => {
  const achado = IMAGEM.exec(path);
  if (!achado) return null;
  const [, tipo = '', slug = ''] = achado;
  return { tipo: tipo as Compartilhavel, slug: isSlug(slug) ? slug : '' }; // one of the three of the pattern
};
