import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Core } from '@strapi/strapi';
import { Body } from '../http/cached-reads/body';
import { CACHE_CONTROL, JSON_TYPE, refuseMethod, sendFailure } from '../http/cached-reads/send';
import { sendDocument } from '../http/cached-reads/send-page';
import { failure } from '../http/failure';
import { nameRoute } from '../http/observed-response';
import { reportFault, requestOf } from '../http/report';
import { splitTarget } from '../http/request-path';
import { SECURITY_HEADERS } from '../http/security-headers';
import { readSettings } from '../http/settings';
import { documento, type Registradas } from './documento';
import { CSP_DO_VISUALIZADOR, visualizador, type Documento } from './visualizador';

/**
 * Answers the description of every call and the page that shows it (contrato 11), each made once, when first asked for, in
 * front of Koa; everything else goes on.
 */
export const descricaoListener =
  (registradas: Registradas) =>
  (strapi: Core.Strapi, next: RequestListener): RequestListener => {
    const { https } = readSettings(strapi);
    const site = strapi.config.get<string>('portal.url').replace(/\/+$/, '');
    const verPagina = visualizador();
    let descricao: Documento | null = null;

    const achar = (caminho: string): Promise<Documento> | null => {
      if (caminho !== CAMINHOS.openapi) return verPagina(caminho);
      descricao ??= {
        type: JSON_TYPE,
        body: new Body(JSON.stringify(documento(site, registradas))),
      };
      return Promise.resolve(descricao);
    };

    const headers = [
      ...Object.entries(SECURITY_HEADERS).flat(),
      ...(https ? ['Strict-Transport-Security', 'max-age=31536000'] : []),
      ...['Content-Security-Policy', CSP_DO_VISUALIZADOR, 'Cache-Control', CACHE_CONTROL],
    ];

    const enviar = async (
      req: IncomingMessage,
      res: ServerResponse,
      achado: Promise<Documento>,
    ): Promise<void> => {
      try {
        await sendDocument(req, res, { ...(await achado), headers });
      } catch (error) {
        reportFault(strapi, error, requestOf(req));
        if (res.headersSent) res.destroy();
        else sendFailure(req, res, failure(500));
      }
    };

    return (req, res) => {
      const alvo = splitTarget(req.url ?? '');
      const achado = alvo && achar(alvo.path);
      if (achado) nameRoute(res, alvo.path);
      if (!achado) next(req, res);
      else if (req.method !== 'GET' && req.method !== 'HEAD') refuseMethod(req, res);
      else void enviar(req, res, achado);
    };
  };
