import { setTimeout as esperar } from 'node:timers/promises';
import { startDraining } from '@portal/cms-extensions/http/draining';
import type { Core } from '@strapi/strapi';
import { desligarEmissora } from '../demonstracao/emissora';
import { prepararEsvaziar } from './esvaziar';

/** How long requests in flight may take, and how long Strapi may take to let go of everything. */
const PRAZO_PEDIDOS_MS = 10_000;
const PRAZO_STRAPI_MS = 5_000;

/** What an end waits for besides the requests in flight. */
interface Pausa {
  /** For a balancer to see that the portal is not ready, in ms: the door is open meanwhile, and who comes is served. */
  pausaMs: number;
}

/** Call as soon as the portal listens. A function that ends a portal in order: live streams, requests in flight, then Strapi and the database. */
export const encerrar = (strapi: Core.Strapi, { pausaMs }: Pausa): (() => Promise<void>) => {
  const esvaziar = prepararEsvaziar(strapi.server.httpServer);
  let andamento: Promise<void> | null = null;
  const emOrdem = async (): Promise<void> => {
    startDraining(strapi);
    await esperar(pausaMs);
    desligarEmissora(strapi);
    await esvaziar(PRAZO_PEDIDOS_MS);
    await Promise.race([strapi.destroy(), esperar(PRAZO_STRAPI_MS, undefined, { ref: false })]);
  };
  return () => (andamento ??= emOrdem());
};
