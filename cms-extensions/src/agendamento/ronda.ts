import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { correio } from '../correio/service';
import { tableOf } from '../database/knex';
import { lockEntry } from '../database/lock-entry';
import { eachApart, Rounds } from '../database/rounds';
import { transaction } from '../database/transaction';
import { mayWithDocument, signedInAs } from '../http/panel-ability';
import { Refusal } from '../http/refusal';
import { MODELO_DO_AGENDAMENTO } from './mail';
import { nomeDoRascunho } from './service';
import { AGENDAMENTO, type AgendamentoRow, listAgendamentos } from './tabela';

/** Exact to a minute, with room for a slow round. */
const RONDA_MS = 15_000;

/** Whoever set the hour was switched off, or was given another role, since. */
const semDireito = (): Refusal =>
  new Refusal(403, {
    msg: 'Quem marcou esta hora já não pode publicar isto. Publique, ou marque outra hora.',
  });

/**
 * Ambient context of a person's request at the panel: what is done in it is judged, and written in the register, as if
 * they had pressed the button at this moment. Throws 403 for who could not press it any more.
 */
const emNomeDe = async (
  strapi: Core.Strapi,
  { conta, tipo, documento }: AgendamentoRow,
  fazer: () => Promise<void>,
): Promise<void> => {
  const quem = await signedInAs(strapi, conta ?? 0);
  if (!quem) throw semDireito();
  const pedido = {
    state: { rotaDoStrapi: true, naHora: true, ...quem },
    ...{ path: '', params: {}, query: {}, request: { url: '', query: {} } },
    // Nobody is there to be asked: only what was scheduled is published.
    get: () => '',
  } as unknown as Context; // as much of a request as those who look at the current one read
  if (!(await mayWithDocument(strapi, pedido, 'publish', tipo, documento))) throw semDireito();
  return strapi.requestContext.run(pedido, fazer);
};

const fazer = async (strapi: Core.Strapi, row: AgendamentoRow): Promise<void> => {
  // One of the types the panel schedules.
  const documentos = strapi.documents(row.tipo as UID.ContentType);
  const documentId = row.documento;
  await emNomeDe(strapi, row, async () => {
    if (row.acao === 'publicar') await documentos.publish({ documentId });
    else await documentos.unpublish({ documentId });
  });
};

const isRecusa = (erro: unknown): erro is Error =>
  erro instanceof Refusal || erro instanceof errors.ApplicationError;

const anotarFalha = (strapi: Core.Strapi, row: AgendamentoRow, falha: string): Promise<void> =>
  transaction(strapi, async (trx) => {
    // Of two instances that were refused the same the first tells.
    const anotadas = await tableOf<AgendamentoRow>(strapi, AGENDAMENTO, trx)
      .where({ id: row.id })
      .whereNull('falha')
      .update({ falha });
    if (anotadas === 0) return;
    await correio(strapi).enfileirar(MODELO_DO_AGENDAMENTO, {
      ...{ id: row.conta ?? 0, tipo: row.tipo, documento: row.documento },
      ...{ acao: row.acao, quando: Number(row.quando), falha },
      nome: await nomeDoRascunho(strapi, row.tipo, row.documento),
    });
  });

/** Does one thing that is due, once: of several instances the second finds the row gone. */
const cumprir = async (
  strapi: Core.Strapi,
  { id, tipo, documento }: AgendamentoRow,
): Promise<void> => {
  const tentado: { row?: AgendamentoRow } = {};
  try {
    await transaction(
      strapi,
      async (trx) => {
        // Pessimistic locks: whoever is killed before the commit leaves it to the next. The entry comes before its hours,
        // as for whoever sets them, or publishes by hand.
        await lockEntry(strapi, tipo, documento, trx);
        const row = await tableOf<AgendamentoRow>(strapi, AGENDAMENTO, trx)
          .where({ id })
          .whereNull('falha')
          .where('quando', '<=', Date.now())
          .forUpdate()
          .first<AgendamentoRow | undefined>('*');
        if (!row) return;
        tentado.row = row;
        await strapi.db.query(AGENDAMENTO).delete({ where: { id } });
        if ((await nomeDoRascunho(strapi, row.tipo, row.documento)) !== null)
          await fazer(strapi, row);
      },
      { repeat: false },
    );
  } catch (erro) {
    if (!tentado.row || !isRecusa(erro)) throw erro;
    await anotarFalha(strapi, tentado.row, erro.message);
  }
};

/** Publishes and takes off the air what is due. */
const cumprirTodos = async (strapi: Core.Strapi): Promise<void> => {
  const devidos = await listAgendamentos(strapi, {
    quando: { $lte: Date.now() },
    falha: { $null: true },
  });
  await eachApart(strapi, devidos, (row) => cumprir(strapi, row));
};

/** The round that publishes and takes off the air at the hours staff chose. */
export const vigiarAgendamentos = (strapi: Core.Strapi): Rounds => {
  const rondas = new Rounds(strapi, 'agendamentos', () => cumprirTodos(strapi), RONDA_MS);
  rondas.start(1000);
  return rondas;
};
