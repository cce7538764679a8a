import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { CABECALHO_XSRF, COOKIE_XSRF } from '@portal/contracts/http/xsrf';
import { COOKIE_MONITORAMENTO } from '@portal/contracts/monitoramento/cookies';
import { COOKIE_SESSAO } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { isUnavailable } from '../database/away';
import { sendFailure } from '../http/cached-reads/send';
import { failure } from '../http/failure';
import { nameRoute } from '../http/observed-response';
import { rawCookie } from '../http/raw-cookies';
import { Refusal } from '../http/refusal';
import { reportFault, requestOf } from '../http/report';
import { readSettings } from '../http/settings';
import { hasSmallBody, readSmallBody } from '../http/small-body';
import { parseBody } from '../http/validate-body';
import { isXsrfOf, tokenOfBody } from '../http/xsrf';
import { enderecosDe } from '../limite/service';
import { sessoes } from '../sessao/service';
import { ACOES, type Acao } from './acoes';
import { rastreioDe } from './rastreio';
import type { Quem } from './visitante';

const PRESENCA = '/monitoramento/';
const FEITO = ['Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'];

const PORTAS: ReadonlyMap<string, Acao> = new Map(
  Object.values(ACOES).map((acao) => [acao.caminho, acao]),
);

/**
 * The id of a presence path, whatever it is: what nobody issued is answered like any other (contrato 2). Null for
 * another path.
 */
const idDaPresenca = (url: string): string | null => {
  if (!url.startsWith(PRESENCA)) return null;
  const [id = ''] = url.slice(PRESENCA.length).split('?', 1);
  return id === '' || id.includes('/') ? null : id;
};

/** The radio a sign of life says it listens to; null when it names none, or several. */
export const radioDaPresenca = (url: string): string | null => {
  const pergunta = url.indexOf('?');
  if (pergunta < 0) return null;
  const ditas = new URLSearchParams(url.slice(pergunta)).getAll('ouvindo');
  return ditas.length === 1 ? (ditas[0] ?? null) : null;
};

const header = (req: IncomingMessage, name: string): string => {
  const value = req.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : '';
};

/**
 * Fast path: answers presence and the common form of the tracking posts before Koa, because they are most of what a
 * portal is asked. Every other form reaches the same counting through Koa (docs/arquitetura.md, "The way of a
 * request").
 */
export const rastreioListener = (strapi: Core.Strapi, next: RequestListener): RequestListener => {
  const { segredo } = readSettings(strapi);
  const enderecoDe = enderecosDe(strapi);
  const rastreio = rastreioDe(strapi);

  const usuarioDe = async (req: IncomingMessage): Promise<number | null> => {
    const cookie = rawCookie(req, COOKIE_SESSAO);
    if (!cookie) return null;
    const usuario = await sessoes(strapi).ler(cookie, new Date());
    return usuario?.id ?? null;
  };

  const quemDe = async (req: IncomingMessage): Promise<Quem> => ({
    usuario: await usuarioDe(req),
    monitoramento: rawCookie(req, COOKIE_MONITORAMENTO),
    agente: req.headers['user-agent'],
    endereco: enderecoDe(req),
  });

  const exigirToken = (req: IncomingMessage, body: unknown): void => {
    const sent = header(req, CABECALHO_XSRF) || tokenOfBody(body);
    const cookie = rawCookie(req, COOKIE_XSRF);
    if (!isXsrfOf(segredo, { cookie, sent, session: rawCookie(req, COOKIE_SESSAO) }))
      throw new Refusal(403, { msg: MENSAGENS.sessaoExpirada });
  };

  const contar = async (req: IncomingMessage, { schema, contar: fazer }: Acao): Promise<void> => {
    const body = await readSmallBody(req);
    exigirToken(req, body);
    await fazer(rastreio, await quemDe(req), parseBody(schema, body));
  };

  const recusar = (req: IncomingMessage, res: ServerResponse, error: unknown): void => {
    if (res.destroyed || res.headersSent) return;
    if (error instanceof Refusal) {
      sendFailure(req, res, error.failure);
      return;
    }
    reportFault(strapi, error, requestOf(req));
    sendFailure(req, res, failure(isUnavailable(error) ? 503 : 500));
  };

  const responder = (req: IncomingMessage, res: ServerResponse, feito: Promise<void>): void => {
    feito.then(
      () => void res.writeHead(204, FEITO).end(),
      (error: unknown) => recusar(req, res, error),
    );
  };

  return (req, res) => {
    const url = req.url ?? '';
    const id = req.method === 'GET' ? idDaPresenca(url) : null;
    const acao = req.method === 'POST' ? PORTAS.get(url) : undefined;
    if (id !== null) {
      nameRoute(res, `${PRESENCA}:id_usuario`);
      req.resume();
      responder(
        req,
        res,
        quemDe(req).then((quem) => rastreio.presenca(quem, id, radioDaPresenca(url))),
      );
    } else if (acao && hasSmallBody(req)) {
      nameRoute(res, acao.caminho);
      responder(req, res, contar(req, acao));
    } else next(req, res);
  };
};
