import { Readable } from 'node:stream';
import { CABECALHO_TOTAL } from '@portal/contracts/http/resposta';
import {
  REGISTRO_POR_PAGINA,
  REGISTRO_POR_PAGINA_MAXIMO,
  type LinhaDoRegistro,
} from '@portal/contracts/registro/registro';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { attach } from '../http/attachment';
import { listQueryOf, periodOf } from '../http/list-query';
import { CSV_TIPO } from '../texto/csv';
import { lerRegistro, registroEmCsv } from './leitura';

/** What was done in the administration and at the panel (contrato 10). */
export const registroController = ({ strapi }: { strapi: Core.Strapi }) => {
  const pedido = (ctx: Context) => {
    const consulta = listQueryOf(ctx, REGISTRO_POR_PAGINA, REGISTRO_POR_PAGINA_MAXIMO);
    return { consulta, filtro: { busca: consulta.busca, ...periodOf(ctx) } };
  };
  return {
    /** A page, newest first, with the total in X-Total-Count. */
    async listar(ctx: Context): Promise<LinhaDoRegistro[]> {
      const { consulta, filtro } = pedido(ctx);
      const { linhas, total } = await lerRegistro(strapi, filtro, consulta);
      ctx.set(CABECALHO_TOTAL, String(total));
      return linhas;
    },

    /** All of it as a file. */
    baixar(ctx: Context): void {
      const { filtro } = pedido(ctx);
      attach(ctx, 'registro.csv', CSV_TIPO);
      ctx.body = Readable.from(registroEmCsv(strapi, filtro));
    },
  };
};
