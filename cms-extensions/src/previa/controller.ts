import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findCantorEmRascunho } from '../cantor/service';
import { withinTime } from '../database/away';
import { Refusal } from '../http/refusal';
import { readSettings } from '../http/settings';
import { findRadioEmRascunho } from '../radio/service';
import { lerNavegador } from './navegador';
import { lerPrevia, type Previa } from './token';

const rascunhoDe = (strapi: Core.Strapi, { uid, id }: Previa): Promise<object | null> => {
  if (uid === 'api::cantor.cantor') return findCantorEmRascunho(strapi, id);
  return uid === 'api::radio.radio' ? findRadioEmRascunho(strapi, id) : Promise.resolve(null);
};

/** Drafts, in the shape of the public reads, for the browser the panel gave an address to. */
export const previaController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async ler(ctx: Context): Promise<object> {
    const { token } = ctx['params'] as { token: string }; // the route's parameter
    const settings = readSettings(strapi);
    const navegador = lerNavegador(ctx, settings);
    if (navegador === null) throw new Refusal(404);
    const previa = lerPrevia({ segredo: settings.segredo, navegador }, token, Date.now());
    const rascunho = previa && (await withinTime(rascunhoDe(strapi, previa)));
    if (!rascunho) throw new Refusal(404);
    return rascunho;
  },
});
