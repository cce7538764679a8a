import type { Core } from '@strapi/strapi';
import { lerUrl } from '../../texto/ler-url';
import { urlDe } from '../endereco-escrito';
import { enderecosPermitidos } from '../service';
import type { Alvo } from './sondar';

/** Where the portal's own streams are, of the demonstration. */
const DA_DEMONSTRACAO = '/demonstracao/';
const TODOS = new Set(['0.0.0.0', '::']);

/** Where this process answers itself, as it is reached from inside; null before it listens. */
const dentro = (strapi: Core.Strapi): { origem: string; ip: string } | null => {
  const aqui = strapi.server.httpServer.address();
  if (aqui === null || typeof aqui === 'string') return null;
  const ip = TODOS.has(aqui.address) ? '127.0.0.1' : aqui.address;
  return { origem: `http://${ip.includes(':') ? `[${ip}]` : ip}:${aqui.port}`, ip };
};

/**
 * The stream's address as the worker asks it: the guard holds at every step, except for the portal's own streams, which
 * are asked of this process. Throws SemResposta.
 */
export const alvosDasRadios = (strapi: Core.Strapi): ((endereco: string) => Alvo) => {
  const permitido = enderecosPermitidos(strapi);
  const portal = lerUrl(strapi.config.get<string>('portal.url')) ?? undefined;
  return (endereco) => {
    const url = urlDe(endereco, portal);
    const aqui = dentro(strapi);
    if (aqui && url.origin === portal?.origin && url.pathname.startsWith(DA_DEMONSTRACAO))
      return { url: new URL(url.pathname, aqui.origem), permitido: (ip) => ip === aqui.ip };
    return { url, permitido };
  };
};
