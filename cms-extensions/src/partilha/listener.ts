import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import {
  CAMINHO_DO_OEMBED,
  enderecoDoPlayer,
  type Embutivel,
} from '@portal/contracts/partilha/embutir';
import { enderecoDe, imagemDoEndereco } from '@portal/contracts/partilha/enderecos';
import type { Compartilhavel } from '@portal/contracts/partilha/slug';
import type { Core } from '@strapi/strapi';
import { isUnavailable } from '../database/away';
import { Body } from '../http/cached-reads/body';
import { answerPreflight, FOR_EVERY_SITE, isPreflight } from '../http/cached-reads/cors';
import type { PublicReads } from '../http/cached-reads/public-reads';
import { CACHE_CONTROL, JSON_TYPE, refuseMethod, sendFailure } from '../http/cached-reads/send';
import { sendDocument } from '../http/cached-reads/send-page';
import { viewOf } from '../http/cached-reads/shared-views';
import { failure } from '../http/failure';
import { Refusal } from '../http/refusal';
import { nameRoute } from '../http/observed-response';
import { routeOfPage } from '../http/page-routes';
import { reportFault, requestOf } from '../http/report';
import { splitTarget } from '../http/request-path';
import { SECURITY_HEADERS } from '../http/security-headers';
import { readSettings } from '../http/settings';
import { mapearEmFatias } from '../texto/fatias';
import { lerEndereco, lerImagem, lerPlayer, type Pedido } from './endereco-rules';
import { imagensDaPartilha } from './imagens';
import { mapasDe, robosDe } from './mapa';
import { lerOembed, oembedDe } from './oembed';
import { paginasDaPartilha, type Pagina } from './paginas';
import type { PartilhaView, Publicado } from './public-reads';

const HTML = 'text/html; charset=utf-8';
const MAPA = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/;
const IMAGEM_GUARDADA = 'public, max-age=3600';

/** What pages of other sites read. */
const isDeTodos = (path: string): boolean => path === CAMINHO_DO_OEMBED || lerImagem(path) !== null;

const OUTRO_FORMATO = { msg: MENSAGENS.tipoNaoAceito };

/** Pages made of a kind of address: how it is written, how they are made, and the headers they go with. */
interface Paginas<T extends Compartilhavel> {
  endereco: (tipo: T, slug: string) => string;
  fazer: (
    view: PartilhaView,
    tipo: T,
    slug: string,
    publicado: Publicado | undefined,
  ) => Promise<Pagina>;
  proprios: readonly string[];
}

/** The present slug of one that is, or was, somebody's. */
const atual = (
  { publicados, antigos }: PartilhaView,
  tipo: Compartilhavel,
  slug: string,
): string | undefined => (publicados[tipo].has(slug) ? slug : antigos[tipo].get(slug));

/** The way to how an address is written now. */
const mudou = (res: ServerResponse, location: string, headers: readonly string[]): void => {
  const proprios = ['Location', location, 'Cache-Control', CACHE_CONTROL, 'Content-Length', '0'];
  res.writeHead(301, [...headers, ...proprios]).end();
};

type Responder = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/**
 * Answers the addresses to share, their pictures and players, oEmbed, the sitemap and robots.txt from memory, in front of Koa;
 * everything else goes on (docs/arquitetura.md, "The way of a request").
 */
export const partilhaListener =
  (reads: PublicReads<PartilhaView>) =>
  (strapi: Core.Strapi, next: RequestListener): RequestListener => {
    const { https, raizWeb, site } = readSettings(strapi);
    const paginas = paginasDaPartilha(strapi, { raizWeb, site });
    const imagens = imagensDaPartilha(strapi);
    const seguros = [
      ...Object.entries(SECURITY_HEADERS).flat(),
      ...(https ? ['Strict-Transport-Security', 'max-age=31536000'] : []),
    ];
    const robos = new Body(robosDe(site));
    const deCompartilhar: Paginas<Compartilhavel> = {
      endereco: enderecoDe,
      fazer: paginas.de,
      proprios: seguros,
    };
    const dePlayers: Paginas<Embutivel> = {
      endereco: enderecoDoPlayer,
      fazer: paginas.playerDe,
      // Its policy lets every site frame it; the older header would let none.
      proprios: seguros.filter((_, i) => seguros[i - (i % 2)] !== 'X-Frame-Options'),
    };
    let mapas: { view: PartilhaView; bodies: Promise<Body[]> } | null = null;

    const verMapa = async (numero: number): Promise<Body | null> => {
      const view = await viewOf(strapi, reads);
      if (mapas?.view.publicados !== view.publicados || mapas.view.textos !== view.textos) {
        const feitos = mapasDe(view, site);
        const bodies = feitos.then((xmls) => mapearEmFatias(xmls, (xml) => new Body(xml)));
        mapas = { view: { ...view }, bodies };
      }
      return (await mapas.bodies)[numero] ?? null;
    };

    const texto =
      (type: string, achar: () => Promise<Body | null> | Body): Responder =>
      async (req, res) => {
        const body = await achar();
        if (!body) {
          sendFailure(req, res, failure(404));
          return;
        }
        const headers = [...seguros, 'Cache-Control', CACHE_CONTROL];
        await sendDocument(req, res, { type, body, headers });
      };

    /** The page of an address, or the way to how it is written now. */
    const pagina =
      <T extends Compartilhavel>(
        { tipo, slug, exato }: Pedido<T>,
        query: string,
        { endereco, fazer, proprios }: Paginas<T>,
      ): Responder =>
      async (req, res) => {
        const view = await viewOf(strapi, reads);
        const publicado = view.publicados[tipo].get(slug);
        const agora = atual(view, tipo, slug);
        if (agora !== undefined && !(exato && publicado)) {
          mudou(res, endereco(tipo, agora) + (query && `?${query}`), proprios);
          return;
        }
        const { body, csp } = await fazer(view, tipo, slug, publicado);
        const headers = [
          ...proprios,
          ...['Content-Security-Policy', csp],
          ...['Cache-Control', publicado ? CACHE_CONTROL : 'no-store'],
        ];
        await sendDocument(req, res, { status: publicado ? 200 : 404, type: HTML, body, headers });
      };

    const oembed =
      (query: string): Responder =>
      async (req, res) => {
        const pedido = lerOembed(query, site);
        const recusar = (status: number): void =>
          sendFailure(
            req,
            res,
            failure(status, status === 501 ? OUTRO_FORMATO : {}),
            FOR_EVERY_SITE,
          );
        if (typeof pedido === 'number') {
          recusar(pedido);
          return;
        }
        const view = await viewOf(strapi, reads);
        const { tipo, slug } = pedido.endereco;
        const publicado = view.publicados[tipo].get(atual(view, tipo, slug) ?? '');
        if (!publicado) {
          recusar(404);
          return;
        }
        const body = new Body(JSON.stringify(oembedDe(publicado.item(), site, pedido)));
        const headers = [...seguros, ...FOR_EVERY_SITE, 'Cache-Control', CACHE_CONTROL];
        await sendDocument(req, res, { type: JSON_TYPE, body, headers });
      };

    const imagem =
      ({ tipo, slug }: Omit<Pedido, 'exato'>): Responder =>
      async (req, res) => {
        const view = await viewOf(strapi, reads);
        const agora = atual(view, tipo, slug);
        // Previews keep the address they found: that of a former slug leads on as its page does.
        if (agora !== undefined && agora !== slug) {
          mudou(res, imagemDoEndereco(tipo, agora), [...seguros, ...FOR_EVERY_SITE]);
          return;
        }
        const publicado = view.publicados[tipo].get(slug);
        const feita = publicado && (await imagens.de(publicado.item()));
        if (!feita) {
          sendFailure(req, res, failure(404), FOR_EVERY_SITE);
          return;
        }
        const headers = [...seguros, ...FOR_EVERY_SITE, 'Cache-Control', IMAGEM_GUARDADA];
        // For previews other sites make.
        headers.push('Cross-Origin-Resource-Policy', 'cross-origin');
        await sendDocument(req, res, { type: 'image/jpeg', body: feita, headers });
      };

    const responderDe = (path: string, query: string): Responder | null => {
      const endereco = lerEndereco(path);
      if (endereco) return pagina(endereco, query, deCompartilhar);
      const player = lerPlayer(path);
      if (player) return pagina(player, query, dePlayers);
      if (path === CAMINHO_DO_OEMBED) return oembed(query);
      const daImagem = lerImagem(path);
      if (daImagem) return imagem(daImagem);
      if (path === '/robots.txt') return texto('text/plain; charset=utf-8', () => robos);
      const mapa = MAPA.exec(path);
      return mapa && texto('application/xml; charset=utf-8', () => verMapa(Number(mapa[1] ?? 0)));
    };

    const falhar = (
      req: IncomingMessage,
      res: ServerResponse,
      error: unknown,
      proprios: readonly string[],
    ): void => {
      if (error instanceof Refusal && !res.headersSent) {
        sendFailure(req, res, error.failure, proprios);
        return;
      }
      reportFault(strapi, error, requestOf(req));
      if (res.headersSent) res.destroy();
      else sendFailure(req, res, failure(isUnavailable(error) ? 503 : 500), proprios);
    };

    return (req, res) => {
      const alvo = splitTarget(req.url ?? '');
      // The slash at the end is part of what is asked here.
      const barra = alvo !== null && (req.url ?? '').split('?', 1)[0] !== alvo.path ? '/' : '';
      const responder = alvo && responderDe(alvo.path + barra, alvo.query);
      if (responder) nameRoute(res, routeOfPage(alvo.path) ?? '/sitemap.xml');
      if (!responder) next(req, res);
      else if (isPreflight(req) && isDeTodos(alvo.path)) answerPreflight(res);
      else if (req.method !== 'GET' && req.method !== 'HEAD') refuseMethod(req, res);
      else
        responder(req, res).catch((error: unknown) =>
          falhar(req, res, error, isDeTodos(alvo.path) ? FOR_EVERY_SITE : []),
        );
    };
  };
