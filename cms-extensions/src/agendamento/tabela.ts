import type { Core, UID } from '@strapi/strapi';
import type { Acao } from './rules';

export const AGENDAMENTO = 'api::agendamento.agendamento';

/** An hour kept: what happens then, and who wanted it. `falha`: why it did not. */
export interface AgendamentoRow {
  id: number;
  tipo: string;
  documento: string;
  acao: Acao;
  /** In ms; a number on SQLite, text on PostgreSQL. */
  quando: number | string;
  conta: number | null;
  conta_nome: string | null;
  falha: string | null;
}

/** The types that know drafts, by the name an address has. */
export const TIPOS: ReadonlyMap<string, UID.ContentType> = new Map([
  ['radio', 'api::radio.radio'],
  ['cantor', 'api::cantor.cantor'],
  ['musica', 'api::musica.musica'],
]);

/** Every hour kept that fits, the soonest first. */
export const listAgendamentos = async (
  strapi: Core.Strapi,
  where: object,
): Promise<AgendamentoRow[]> =>
  (await strapi.db.query(AGENDAMENTO).findMany({
    where,
    orderBy: [{ quando: 'asc' }, { id: 'asc' }],
  })) as AgendamentoRow[]; // the type's own columns
