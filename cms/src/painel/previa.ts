import { mayAtPanel, mayWithDocument } from '@portal/cms-extensions/http/panel-ability';
import { readSettings } from '@portal/cms-extensions/http/settings';
import { marcarNavegador } from '@portal/cms-extensions/previa/navegador';
import { assinarPrevia } from '@portal/cms-extensions/previa/token';
import type { Core } from '@strapi/strapi';

interface Pedido {
  documentId?: string;
  status?: string;
}

/** Where an entry shows on the portal: its page, and whose draft the page reads. */
const lugarDe = async (
  strapi: Core.Strapi,
  uid: string,
  id: string | undefined,
): Promise<{ hash: string; rascunho?: { uid: string; id: string } } | null> => {
  switch (uid) {
    case 'api::pagina-inicial.pagina-inicial':
      return { hash: 'home' };
    case 'api::sobre.sobre':
      return { hash: 'quemsomos' };
    case 'api::radio.radio':
      return id ? { hash: `webradios#${id}`, rascunho: { uid, id } } : null;
    case 'api::cantor.cantor':
      return id ? { hash: `cantores#${id}`, rascunho: { uid, id } } : null;
    case 'api::musica.musica': {
      // A song shows on its singer's page. The query engine types no rows.
      const musica = (await strapi.db.query(uid).findOne({
        where: { documentId: id, publishedAt: null },
        select: ['id'],
        populate: { cantor: { select: ['documentId'] } },
      })) as { cantor: { documentId: string } | null } | null;
      return musica?.cantor
        ? lugarDe(strapi, 'api::cantor.cantor', musica.cantor.documentId)
        : null;
    }
    default:
      return null;
  }
};

/**
 * The address at which the panel previews an entry, drafts included; undefined for who may not read it and for what has no
 * page. Strapi itself checks no permission here.
 */
export const enderecoDaPrevia =
  (url: string) =>
  async (
    strapi: Core.Strapi,
    uid: string,
    { documentId, status }: Pedido,
  ): Promise<string | undefined> => {
    const ctx = strapi.requestContext.get();
    if (!ctx || !mayAtPanel(ctx, 'read', uid)) return undefined;
    const lugar = await lugarDe(strapi, uid, documentId);
    if (!lugar) return undefined;
    const { hash, rascunho } = lugar;
    if (!rascunho || status === 'published') return `${url}/#${hash}`;
    if (!(await mayWithDocument(strapi, ctx, 'read', rascunho.uid, rascunho.id))) return undefined;
    const settings = readSettings(strapi);
    const leitor = { segredo: settings.segredo, navegador: marcarNavegador(ctx, settings) };
    const token = assinarPrevia(leitor, rascunho.uid, rascunho.id, Date.now());
    return `${url}/?previa=${token}#${hash}`;
  };
