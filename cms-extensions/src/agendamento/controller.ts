import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { requireAtPanel, requireWithDocument } from '../http/panel-ability';
import { ACOES } from './rules';
import { agendamentos, type HorasNaTela } from './service';
import { TIPOS } from './tabela';

const hora = (valor: unknown): string | null =>
  typeof valor === 'string' && valor !== '' ? valor.slice(0, 30) : null;

/** Hours at which entries are published and taken off the air, for the panel. */
export const agendamentoController = ({ strapi }: { strapi: Core.Strapi }) => {
  /** The type in the address. */
  const tipoDo = (ctx: Context): UID.ContentType => {
    const { tipo = '' } = ctx['params'] as { tipo?: string }; // the route's parameter
    const uid = TIPOS.get(tipo);
    if (!uid) throw new errors.NotFoundError();
    return uid;
  };
  /** The same, for whoever may read it. */
  const tipoLido = (ctx: Context): UID.ContentType => {
    const uid = tipoDo(ctx);
    requireAtPanel(ctx, 'read', uid);
    return uid;
  };
  const documentoDo = (ctx: Context): string => (ctx['params'] as { id: string }).id; // the route's parameter
  return {
    listar: (ctx: Context) => agendamentos(strapi).listar(tipoLido(ctx)),

    ler: (ctx: Context) => agendamentos(strapi).ler(tipoLido(ctx), documentoDo(ctx)),

    async marcar(ctx: Context) {
      const [uid, documento] = [tipoDo(ctx), documentoDo(ctx)];
      await requireWithDocument(strapi, ctx, 'publish', uid, documento);
      // Read by hand: what is no hour is refused in words under its field.
      const corpo = (ctx.request.body ?? {}) as Record<string, unknown>;
      const ditas = ACOES.filter((acao) => Object.hasOwn(corpo, acao));
      const horas: Partial<HorasNaTela> = Object.fromEntries(
        ditas.map((acao) => [acao, hora(corpo[acao])]),
      );
      return agendamentos(strapi).marcar(uid, documento, horas);
    },
  };
};
