import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { addressOfRequest, isWithin, networkList } from './client-address';

/** The address a request comes from, as the network knows it (contrato 2). */
export const addressOfContext = (strapi: Core.Strapi): ((ctx: Context) => string) => {
  const addressOf = addressOfRequest(
    networkList(strapi.config.get<string[]>('portal.proxiesConfiaveis')),
  );
  return (ctx) => addressOf(ctx.req);
};

/** Whether a request may reach the panel: PORTAL_PANEL_NETWORKS says from where; unset, from everywhere. */
export const reachesPanel = (strapi: Core.Strapi): ((ctx: Context) => boolean) => {
  const named = strapi.config.get<string[]>('portal.redesDoPainel');
  if (named.length === 0) return () => true;
  const [networks, addressOf] = [networkList(named), addressOfContext(strapi)];
  return (ctx) => isWithin(networks, addressOf(ctx));
};
