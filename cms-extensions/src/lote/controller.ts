import { type LinhaDoLote, type Lote, loteSchema } from '@portal/contracts/lote/lote';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { mayAtPanel, requireAtPanel, withEntries } from '../http/panel-ability';
import { Refusal, refuse } from '../http/refusal';
import { parseBody } from '../http/validate-body';
import { quemNoPainel } from '../registro/service';
import { type Autor, lote } from './service';

const RADIO = 'api::radio.radio';

/** Changes of many entries at once. Rights are those of the type, of its fields and of each entry. */
export const loteController = ({ strapi }: { strapi: Core.Strapi }) => {
  const autorDe = (ctx: Context): Autor => {
    const pode = withEntries(strapi, ctx, RADIO);
    return {
      painel: quemNoPainel(strapi)?.painel ?? refuse(401),
      podeMudar: (radio, campos) => campos.every((campo) => pode.update(radio, campo)),
      podePublicar: (radio) => pode.publish(radio),
    };
  };

  return {
    async mudar(ctx: Context): Promise<{ linhas: LinhaDoLote[] }> {
      requireAtPanel(ctx, 'update', RADIO);
      const pedido = parseBody(loteSchema, ctx.request.body) as Lote; // what the schema makes
      const { acrescentar, tirar, estado, publicar } = pedido;
      const etiquetas = acrescentar !== '' || tirar !== '';
      if (!etiquetas && estado === '') throw new Refusal(422, { msg: 'Escolha o que mudar.' });
      if (
        (etiquetas && !mayAtPanel(ctx, 'update', RADIO, 'tags')) ||
        (estado !== '' && !mayAtPanel(ctx, 'update', RADIO, 'estado')) ||
        (publicar && !mayAtPanel(ctx, 'publish', RADIO))
      )
        throw new Refusal(403);
      return { linhas: await lote(strapi).mudar(pedido, autorDe(ctx)) };
    },
  };
};
