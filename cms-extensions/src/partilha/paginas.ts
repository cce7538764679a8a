import type { Embutivel } from '@portal/contracts/partilha/embutir';
import type { Compartilhavel } from '@portal/contracts/partilha/slug';
import type { Portal } from '@portal/contracts/portal/portal';
import type { Core } from '@strapi/strapi';
import { DatabaseAway } from '../database/away';
import { Body } from '../http/cached-reads/body';
import { BodyCache } from '../http/cached-reads/body-cache';
import { builtWeb, type BuiltWeb } from '../http/spa/built-web';
import { portalAnswer } from '../http/spa/portal-answer';
import { paginaDoPlayer, playerDeNinguem } from './embutido';
import { comOferta, molduraDe, paginaDe, paginaDeNinguem } from './pagina';
import type { PartilhaView, Publicado } from './public-reads';

interface Prontas {
  web: BuiltWeb;
  answer: Body | null;
  /** What the pages were made of; another one as soon as any of it changes. */
  publicados: PartilhaView['publicados'];
  index: string;
  portal: Portal | null;
  ninguem: Body;
  modelo: string;
  playerDeNinguem: Body;
  paginas: BodyCache;
}

export interface Pagina {
  body: Body;
  csp: string;
}

/** The pages of the addresses to share, each made when first asked for and kept while what it shows is the same. */
export const paginasDaPartilha = (
  strapi: Core.Strapi,
  { raizWeb, site }: { raizWeb: string; site: string },
) => {
  const atual = builtWeb(raizWeb);
  let prontas: Prontas | null = null;

  const prepararPara = async ({ publicados }: PartilhaView): Promise<Prontas> => {
    const web = atual();
    if (!web) throw new DatabaseAway();
    const answer = await portalAnswer(strapi);
    if (prontas?.web !== web || prontas.answer !== answer || prontas.publicados !== publicados) {
      // Made by our own presenter of the same type a moment ago.
      const portal = answer && (JSON.parse(answer.identity.toString('utf8')) as Portal);
      const index = web.index.body.identity.toString('utf8');
      const ninguem = new Body(paginaDeNinguem(molduraDe(index, portal)));
      const modelo = web.embutir.body.identity.toString('utf8');
      prontas = {
        ...{ web, answer, publicados, index, portal, ninguem, modelo },
        playerDeNinguem: new Body(playerDeNinguem(modelo, site)),
        paginas: new BodyCache(),
      };
    }
    return prontas;
  };

  return {
    /** The page of an entry, or without one that of nobody. */
    de: async (
      view: PartilhaView,
      tipo: Compartilhavel,
      slug: string,
      publicado: Publicado | undefined,
    ): Promise<Pagina> => {
      const { web, index, portal, ninguem, paginas } = await prepararPara(view);
      if (!publicado) return { body: ninguem, csp: web.csp };
      const body = paginas.get(`${tipo}/${slug}`, () => {
        const item = publicado.item();
        const moldura = molduraDe(index, comOferta(portal, item));
        return { json: paginaDe(moldura, item, site, publicado.dados()) };
      });
      return { body, csp: web.csp };
    },
    /** The player of an entry for other sites, or without one that of nobody. */
    playerDe: async (
      view: PartilhaView,
      tipo: Embutivel,
      slug: string,
      publicado: Publicado | undefined,
    ): Promise<Pagina> => {
      const { web, modelo, playerDeNinguem, paginas } = await prepararPara(view);
      if (!publicado) return { body: playerDeNinguem, csp: web.embutirCsp };
      const body = paginas.get(`embed/${tipo}/${slug}`, () => ({
        json: paginaDoPlayer(modelo, publicado.item(), site, publicado.dados()),
      }));
      return { body, csp: web.embutirCsp };
    },
  };
};
