import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableNameOf, tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { refuseAtPanel } from '../http/panel-refusal';
import { motivoDosVotosPerdidos, votadas } from './opcoes-votadas';
import { alinharOpcoes, numerarOpcoes } from './ordem-das-opcoes';
import { segurarTodas } from './pesquisas';
import { edicaoDe, prazoDe } from './presenter';
import { proximaEdicao } from './proxima-edicao';
import {
  motivoDaPesquisaApagada,
  motivoDoNumero,
  motivoDoNumeroTrocado,
  motivoDoPrazo,
} from './regras-das-edicoes';
import { daEdicao, OPCAO, PESQUISA, SORTEIO, VOTO, type PesquisaRow } from './rows';

interface Parametros {
  documentId?: string;
  data?: Record<string, unknown>;
}

const MUDAM: readonly string[] = ['create', 'clone', 'update', 'delete'];

const contar = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: typeof VOTO | typeof SORTEIO,
  row: PesquisaRow,
): Promise<number> => {
  const conta = await tableOf(strapi, uid, trx)
    .where(daEdicao(edicaoDe(row)))
    .count({ total: '*' })
    .first<{ total: number | string } | undefined>();
  return Number(conta?.total ?? 0);
};

/** What is looked at before a survey is written; a new one gets its edition here. */
const antesDaPesquisa = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  action: string,
  { documentId, data = {} }: Parametros,
): Promise<void> => {
  const row = (await segurarTodas(strapi, trx)).find((uma) => uma.document_id === documentId);
  if (action === 'delete') {
    if (!row) return;
    const votos = await contar(strapi, trx, VOTO, row);
    refuseAtPanel(motivoDaPesquisaApagada(votos, await contar(strapi, trx, SORTEIO, row)));
    return;
  }
  delete data['edicao'];
  if (action === 'update') {
    refuseAtPanel(row ? motivoDoNumeroTrocado(row.numero, data['numero']) : null);
    return;
  }
  const numero = data['numero'] ?? row?.numero;
  refuseAtPanel(motivoDoNumero(numero));
  data['edicao'] = await proximaEdicao(strapi, Number(numero), trx);
};

const documentoDe = (valor: unknown): string | undefined =>
  typeof valor === 'object' && valor !== null && 'documentId' in valor
    ? String(valor.documentId)
    : undefined;

/** Refuses, once it is written and may still be undone, what would stand beside another edition of its place. */
const depoisDaPesquisa = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  documentId: string | undefined,
): Promise<void> => {
  const rows = await segurarTodas(strapi, trx);
  const esta = rows.find((row) => row.document_id === documentId);
  if (!esta) return;
  const outras = rows
    .filter((row) => row.numero === esta.numero && row !== esta)
    .map((row) => ({ ...prazoDe(row), edicao: row.edicao, titulo: row.titulo }));
  refuseAtPanel(motivoDoPrazo(prazoDe(esta), outras, new Date()));
};

/**
 * Guard of the surveys' editions, on whatever side they are written: one open per place, numbered by the portal, votes
 * never without their survey or option, and options in the order in which they were dragged. One transaction, with all
 * editions locked. Call in `register`.
 */
export const guardarEdicoes = (strapi: Core.Strapi): void => {
  strapi.documents.use((contexto, next) => {
    const { uid, action } = contexto;
    if ((uid !== PESQUISA && uid !== OPCAO) || !MUDAM.includes(action)) return next();
    const params = contexto.params as Parametros; // of any of these actions
    return transaction(
      strapi,
      async (trx) => {
        if (uid === PESQUISA) await antesDaPesquisa(strapi, trx, action, params);
        else await segurarTodas(strapi, trx);
        const antes = await votadas(strapi, trx);
        const resultado: unknown = await next();
        refuseAtPanel(motivoDosVotosPerdidos(antes, await votadas(strapi, trx)));
        if (uid === OPCAO) await alinharOpcoes(strapi, trx);
        else {
          const nova = action === 'create' || action === 'clone';
          await depoisDaPesquisa(strapi, trx, nova ? documentoDe(resultado) : params.documentId);
          if (params.data?.['opcoes'] !== undefined) await numerarOpcoes(strapi, trx);
        }
        return resultado;
      },
      // Strapi lets a step of a chain be taken once only.
      { repeat: false },
    ) as ReturnType<typeof next>;
  });
};

/** What the indexes of a version before editions were called; Strapi leaves them when a schema drops them. */
const DE_ANTES: Readonly<Record<string, readonly string[]>> = {
  [PESQUISA]: ['pesquisas_numero_unico'],
  [VOTO]: ['votos_pesquisa_email_unico', 'votos_pesquisa_telefone_unico', 'votos_pesquisa_opcao'],
  [SORTEIO]: ['sorteios_pesquisa_semente_unico'],
};

/**
 * Migration: takes away the indexes that let a place have one survey and a person one vote in it for ever. Votes and
 * draws of then are the first edition's, by the column's default, also those of an instance of the version before.
 * Safe to be cut short: what is left is taken away at the next start. Call in `bootstrap`.
 */
export const soltarIndicesDeAntes = async (strapi: Core.Strapi): Promise<void> => {
  for (const [uid, nomes] of Object.entries(DE_ANTES)) {
    const tabela = tableNameOf(strapi, uid as typeof VOTO); // the types named above
    // No lock is taken on a table that has none of them: other instances write to it.
    const postos = await strapi.db.dialect.schemaInspector.getIndexes(tabela);
    for (const { name, type } of postos.filter((um) => nomes.includes(um.name)))
      await strapi.db.connection.raw(
        type === 'unique' && strapi.db.dialect.client === 'postgres'
          ? 'alter table ?? drop constraint if exists ??'
          : 'drop index if exists ??',
        type === 'unique' && strapi.db.dialect.client === 'postgres' ? [tabela, name] : [name],
      );
  }
};
