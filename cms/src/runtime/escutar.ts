import { once } from 'node:events';
import type { Core } from '@strapi/strapi';
import type { Ambiente } from './ambiente';
import { explicarEscuta } from './conferir-porta';

/** Begins to listen. Throws ErroDeInicio when somebody took the port meanwhile. */
export const escutar = async (strapi: Core.Strapi, { host, porta }: Ambiente): Promise<void> => {
  const { httpServer } = strapi.server;
  // Strapi's own listener would end the process in English.
  httpServer.removeAllListeners('error');
  const aberta = once(httpServer, 'listening');
  strapi.server.listen(porta, host);
  try {
    await aberta;
  } catch (erro) {
    throw explicarEscuta(erro, host, porta);
  }
  httpServer.on('error', (erro) => strapi.log.error(erro));
};
