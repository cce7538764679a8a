import { isSlug, type Compartilhavel } from '@portal/contracts/partilha/slug';

/** What a path asks for: an address as it is written, and whether it must be written otherwise. */
export interface Pedido {
  tipo: Compartilhavel;
  /** '' when it can be nobody's. */
  slug: string;
  /** Written exactly as the portal writes it. */
  exato: boolean;
}

const PAGINA = /^\/(radio|cantor|musica)\/(.+)$/is;
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

/** The address to share a path is; null for a path that is something else. */
export const lerEndereco = (path: string): Pedido | null => {
  const achado = PAGINA.exec(path);
  if (!achado) return null;
  const [, qual = '', resto = ''] = achado;
  const tipo = qual.toLowerCase() as Compartilhavel; // one of the three of the pattern
  const bruto = resto.length > MAIS_LONGO ? '' : decodificar(resto);
  const lido = bruto.toLowerCase().replace(/\/+$/, '');
  const slug = isSlug(lido) ? lido : '';
  return { tipo, slug, exato: qual === tipo && resto === slug };
};

/** The picture a path is; null for a path that is something else. */
export const lerImagem = (path: string): Omit<Pedido, 'exato'> | null => {
  const achado = IMAGEM.exec(path);
  if (!achado) return null;
  const [, tipo = '', slug = ''] = achado;
  return { tipo: tipo as Compartilhavel, slug: isSlug(slug) ? slug : '' }; // one of the three of the pattern
};
