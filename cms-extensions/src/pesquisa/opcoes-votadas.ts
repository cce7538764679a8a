import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableNameOf } from '../database/knex';
import type { PanelRefusal } from '../http/panel-refusal';
import { LIGACOES } from './ordem-das-opcoes';
import { motivoDaOpcaoTirada } from './regras-das-edicoes';
import { OPCAO, PESQUISA, VOTO } from './rows';

interface Votada {
  nome: string;
  votos: number;
}

/** The options that stand in the edition in which people voted for them. */
export const votadas = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
): Promise<Map<string, Votada>> => {
  const rows = await strapi.db
    .getConnection(`${tableNameOf(strapi, OPCAO)} as o`)
    .transacting(trx)
    .join(`${LIGACOES} as l`, 'l.opcao_id', 'o.id')
    .join(`${tableNameOf(strapi, PESQUISA)} as p`, 'p.id', 'l.pesquisa_id')
    .join(`${tableNameOf(strapi, VOTO)} as v`, (on) => {
      on.on('v.opcao_id', 'o.document_id')
        .andOn('v.pesquisa_numero', 'p.numero')
        .andOn('v.edicao', 'p.edicao');
    })
    .groupBy('o.document_id', 'o.nome')
    .select<{ id: string; nome: string; votos: number | string }[]>(
      'o.document_id as id',
      'o.nome',
      strapi.db.connection.raw('count(*) as votos'),
    );
  return new Map(rows.map(({ id, nome, votos }) => [id, { nome, votos: Number(votos) }]));
};

/** Why a write is undone after which an option is no longer where it was voted for; null when all still are. */
export const motivoDosVotosPerdidos = (
  antes: ReadonlyMap<string, Votada>,
  depois: ReadonlyMap<string, Votada>,
): PanelRefusal | null => {
  const [perdida] = [...antes].filter(([id]) => !depois.has(id));
  return perdida ? motivoDaOpcaoTirada(perdida[1].nome, perdida[1].votos) : null;
};
