import { emReais } from '@portal/contracts/dinheiro/real';
import type { MudancaDePrecos } from '@portal/contracts/preco/mudanca';
import type { Preco } from '@portal/contracts/preco/preco';
import { recusaDoPreco } from '@portal/contracts/preco/valor';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { emUmaMudanca, nomeDoPreco, PRECO } from '../guarda/service';
import { refuseAtPanel } from '../http/panel-refusal';
import { Refusal } from '../http/refusal';
import { listPrecos } from '../preco/service';
import { recusaDoConflito, ultimoAutor } from '../registro/service';

interface PrecoRow {
  id: number;
  document_id: string;
  tipo: string;
  periodo: string | number;
  valor: string | number;
  updated_at: Date | string | number;
}

type Pedida = MudancaDePrecos['precos'][number];

/** A price that somebody changes, and its row. */
interface Mudanca extends Pedida {
  /** Its field in the grid. */
  campo: string;
  row: PrecoRow;
}

const gravadoEm = ({ updated_at }: PrecoRow): number => new Date(updated_at).getTime();

/** Pessimistic lock of the whole table: two who change it at once do so one after the other. */
const segurar = async (
  strapi: Core.Strapi,
  pedidas: readonly Pedida[],
  trx: Knex.Transaction,
): Promise<Mudanca[]> => {
  const rows = await tableOf<PrecoRow>(strapi, PRECO, trx)
    .orderBy('id')
    .forUpdate()
    .select('id', 'document_id', 'tipo', 'periodo', 'valor', 'updated_at');
  return pedidas.map((pedida) => {
    const { tipo, periodo } = pedida;
    const row = rows.find((um) => um.tipo === tipo && Number(um.periodo) === periodo);
    if (!row) throw new Refusal(404);
    return { ...pedida, campo: `${tipo}-${periodo}`, row };
  });
};

/** Optimistic concurrency control, by value: a price that is no longer what its sender saw is not overwritten unasked. */
const recusarConflito = async (
  strapi: Core.Strapi,
  mudancas: readonly Mudanca[],
  visto: number | null,
  trx: Knex.Transaction,
): Promise<void> => {
  const outros = mudancas.filter(
    ({ era, valor, row }) =>
      ![era, valor].includes(Number(row.valor)) && (visto ?? 0) < gravadoEm(row),
  );
  const [ultima] = outros.map(({ row }) => row).sort((a, b) => gravadoEm(b) - gravadoEm(a));
  if (!ultima) return;
  const atual = gravadoEm(ultima);
  const autor = await ultimoAutor(strapi, ultima.document_id, atual, trx);
  throw recusaDoConflito(
    strapi,
    { atual, autor },
    outros.map(({ campo, row, valor }) => ({
      ...{ campo, rotulo: `Preço de ${nomeDoPreco(row)}` },
      ...{ deles: emReais(Number(row.valor)), seus: emReais(valor) },
    })),
  );
};

/**
 * Changes prices of the grid: all of them or none, asked about and mailed once. Answers the whole table. `visto`: up to
 * when (ms) their sender knows what others wrote.
 */
export const mudarPrecos = (
  strapi: Core.Strapi,
  pedidas: readonly Pedida[],
  visto: number | null,
): Promise<Preco[]> =>
  emUmaMudanca(strapi, async (trx) => {
    const mudancas = await segurar(strapi, pedidas, trx);
    refuseAtPanel(
      mudancas.flatMap(({ campo, valor }) => {
        const msg = recusaDoPreco(valor);
        return msg ? { msg, campo } : [];
      }),
    );
    await recusarConflito(strapi, mudancas, visto, trx);
    for (const { row, valor } of mudancas) {
      const data: object = { valor };
      if (Number(row.valor) !== valor)
        await strapi.documents(PRECO).update({ documentId: row.document_id, data });
    }
    return listPrecos(strapi);
  });
