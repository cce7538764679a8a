import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { mayAtPanel } from '../http/panel-ability';
import { ACOES } from './rules';
import { agendamentos, type HorasNaTela } from './service';
import { TIPOS } from './tabela';

const hora = (valor: unknown): string | null =>
  typeof valor === 'string' && valor !== '' ? valor.slice(0, 30) : null;

/** Hours at which entries are published and taken off the air, for the panel. */
export const agendamentoController = ({ strapi }: { strapi: Core.Strapi }) => {
  /** The type in the address, when whoever asks may do this with it. */
  const tipoDo = (ctx: Context, verbo: 'read' | 'publish'): UID.ContentType => {
    const { tipo = '' } = ctx['params'] as { tipo?: string }; // the route's parameter
    const uid = TIPOS.get(tipo);
    if (!uid) throw new errors.NotFoundError();
    if (!mayAtPanel(ctx, verbo, uid)) throw new errors.ForbiddenError();
    return uid;
  };
  const documentoDo = (ctx: Context): string => (ctx['params'] as { id: string }).id; // the route's parameter
  return {
    listar: (ctx: Context) => agendamentos(strapi).listar(tipoDo(ctx, 'read')),

    ler: (ctx: Context) => agendamentos(strapi).ler(tipoDo(ctx, 'read'), documentoDo(ctx)),

    marcar(ctx: Context) {
      // Read by hand: what is no hour is refused in words under its field.
      const corpo = (ctx.request.body ?? {}) as Record<string, unknown>;
      const ditas = ACOES.filter((acao) => Object.hasOwn(corpo, acao));
      const horas: Partial<HorasNaTela> = Object.fromEntries(
        ditas.map((acao) => [acao, hora(corpo[acao])]),
      );
      return agendamentos(strapi).marcar(tipoDo(ctx, 'publish'), documentoDo(ctx), horas);
    },
  };
};
