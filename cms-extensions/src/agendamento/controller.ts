import type { Agendado } from '@portal/contracts/painel/respostas';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readableAtPanel, requireAtPanel, requireWithDocument } from '../http/panel-ability';
import { type Acao, ACOES } from './rules';
import { agendamentos } from './service';
import { TIPOS } from './tabela';

/** What a call says of an hour; null where nothing is to happen. What is no text names none, and is no way to say so. */
const hora = (valor: unknown): string | null => {
  if (valor === null || valor === '') return null;
  return typeof valor === 'string' ? valor.slice(0, 30) : 'nenhuma';
};

/** Hours at which entries are published and taken off the air, for the panel. */
export const agendamentoController = ({ strapi }: { strapi: Core.Strapi }) => {
  /** The type in the address. */
  const tipoDo = (ctx: Context): UID.ContentType => {
    const { tipo = '' } = ctx['params'] as { tipo?: string }; // the route's parameter
    const uid = TIPOS.get(tipo);
    if (!uid) throw new errors.NotFoundError();
    return uid;
  };
  const documentoDo = (ctx: Context): string => (ctx['params'] as { id: string }).id; // the route's parameter
  return {
    /** Those of the entries that whoever asks may read. */
    async listar(ctx: Context): Promise<Record<string, Agendado>> {
      const uid = tipoDo(ctx);
      requireAtPanel(ctx, 'read', uid);
      const legiveis = await readableAtPanel(strapi, ctx, uid);
      const todos = Object.entries(await agendamentos(strapi).listar(uid));
      return Object.fromEntries(todos.filter(([id]) => legiveis?.has(id) ?? true));
    },

    async ler(ctx: Context): Promise<Agendado> {
      const [uid, documento] = [tipoDo(ctx), documentoDo(ctx)];
      await requireWithDocument(strapi, ctx, 'read', uid, documento);
      return agendamentos(strapi).ler(uid, documento);
    },

    async marcar(ctx: Context) {
      const [uid, documento] = [tipoDo(ctx), documentoDo(ctx)];
      await requireWithDocument(strapi, ctx, 'publish', uid, documento);
      // Read by hand: what is no hour is refused in words under its field.
      const corpo = (ctx.request.body ?? {}) as Record<string, unknown>;
      const ditas = ACOES.filter((acao) => Object.hasOwn(corpo, acao));
      const horas: Partial<Pick<Agendado, Acao>> = Object.fromEntries(
        ditas.map((acao) => [acao, hora(corpo[acao])]),
      );
      return agendamentos(strapi).marcar(uid, documento, horas);
    },
  };
};
