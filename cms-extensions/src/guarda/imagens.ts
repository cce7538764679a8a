import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { DRAFT } from '../database/rows';
import { type Motivo, motivoDaImagem } from './rules';

/** Where images stand, by type: fields of the entry, or of the components in a list (`lista.campo`). */
const NO_CATALOGO: Readonly<Record<string, string>> = {
  'api::radio.radio': 'imagem',
  'api::cantor.cantor': 'foto',
  'api::musica.musica': 'foto',
};
const NAS_PAGINAS: Readonly<Record<string, readonly string[]>> = {
  'api::pagina-inicial.pagina-inicial': ['carrossel', 'parceiros'],
  'api::sobre.sobre': ['diretoria'],
};

interface Imagem {
  id: number;
  name: string;
  alternativeText: string | null;
}

const CAMPOS = ['id', 'name', 'alternativeText'];

interface Escrita {
  uid: string;
  action: string;
  documentId?: string;
  data?: Record<string, unknown>;
}

const idDe = (valor: unknown): number | null => {
  const id = typeof valor === 'object' && valor !== null && 'id' in valor ? valor.id : valor;
  return typeof id === 'number' || typeof id === 'string' ? Number(id) : null;
};

/** The image each item of a page's lists is about to carry, with the path the panel knows the field by. */
const imagensDaPagina = (
  listas: readonly string[],
  data: Record<string, unknown>,
): { id: number; campo: string }[] =>
  listas.flatMap((lista) => {
    const itens = data[lista];
    if (!Array.isArray(itens)) return [];
    return itens.flatMap((item: { imagem?: unknown } | null, i) => {
      const id = idDe(item?.imagem);
      return id === null ? [] : [{ id, campo: `${lista}.${i}.imagem` }];
    });
  });

const doCatalogo = async (
  strapi: Core.Strapi,
  { uid, documentId }: Escrita,
  campo: string,
): Promise<Motivo | null> => {
  const rascunho = await findOne<{ anuncio?: object | null } & Record<string, Imagem | null>>(
    strapi,
    uid,
    {
      where: { documentId, ...DRAFT },
      select: ['id'],
      populate: { [campo]: { select: CAMPOS }, anuncio: { select: ['id'] } },
    },
  );
  // An advertiser's picture is not in the newsroom's library, where it would be described: the entry's name stands for it.
  if (rascunho?.anuncio) return null;
  return motivoDaImagem(rascunho?.[campo] ?? undefined, campo);
};

const daPagina = async (
  strapi: Core.Strapi,
  { data }: Escrita,
  listas: readonly string[],
): Promise<Motivo | null> => {
  const usadas = imagensDaPagina(listas, data ?? {});
  if (usadas.length === 0) return null;
  const imagens = (await strapi.db.query('plugin::upload.file').findMany({
    select: CAMPOS,
    where: { id: { $in: usadas.map(({ id }) => id) } },
  })) as Imagem[];
  for (const { id, campo } of usadas) {
    const motivo = motivoDaImagem(
      imagens.find((imagem) => imagem.id === id),
      campo,
    );
    if (motivo) return motivo;
  }
  return null;
};

/** Why an entry of the catalogue may not be published, or a page saved: an image nobody described. */
export const imagensSemTexto = async (
  strapi: Core.Strapi,
  escrita: Escrita,
): Promise<Motivo | null> => {
  const campo = NO_CATALOGO[escrita.uid];
  if (campo && escrita.action === 'publish') return doCatalogo(strapi, escrita, campo);
  const listas = NAS_PAGINAS[escrita.uid];
  const grava = escrita.action === 'create' || escrita.action === 'update';
  return listas && grava ? daPagina(strapi, escrita, listas) : null;
};
