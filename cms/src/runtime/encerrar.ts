import { setTimeout as esperar } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { encerrarTransmissoes } from '../demonstracao/ao-vivo/transmissao';
import { esvaziar } from './esvaziar';

/** How long requests in flight may take, and how long Strapi may take to let go of everything. */
const PRAZO_PEDIDOS_MS = 10_000;
const PRAZO_STRAPI_MS = 5_000;

/** A function that ends a portal in order: live streams, requests in flight, then Strapi and the database. */
export const encerrar = (strapi: Core.Strapi): (() => Promise<void>) => {
  let andamento: Promise<void> | null = null;
  const emOrdem = async (): Promise<void> => {
    encerrarTransmissoes();
    await esvaziar(strapi.server.httpServer, PRAZO_PEDIDOS_MS);
    await Promise.race([strapi.destroy(), esperar(PRAZO_STRAPI_MS, undefined, { ref: false })]);
  };
  return () => (andamento ??= emOrdem());
};
