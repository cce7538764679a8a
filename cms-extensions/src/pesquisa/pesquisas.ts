import { MENSAGENS_DA_PESQUISA } from '@portal/contracts/pesquisa/mensagens';
import { situacaoDoPrazo, type Prazo } from '@portal/contracts/pesquisa/prazo';
import type { NumeroDaPesquisa } from '@portal/contracts/pesquisa/voto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { Refusal } from '../http/refusal';
import { prazoDe } from './presenter';
import { PESQUISA, type Edicao, type PesquisaRow } from './rows';

const COLUNAS: (keyof PesquisaRow)[] = [
  ...(['id', 'document_id', 'numero', 'edicao', 'titulo'] as const),
  ...(['numero_autorizacao', 'abre_em', 'fecha_em'] as const),
];

const daMaisNova = (consulta: Knex.QueryBuilder<PesquisaRow, PesquisaRow[]>) =>
  consulta.orderBy('numero').orderBy('edicao', 'desc').select(COLUNAS);

/** Every edition staff have made: survey 1 first, of each the newest first. */
export const listPesquisas = (strapi: Core.Strapi): Promise<PesquisaRow[]> =>
  daMaisNova(tableOf<PesquisaRow>(strapi, PESQUISA));

/**
 * The edition a place is at: the one that is open, else the last that was, else the next that will be. `rows` newest
 * first.
 */
export const atualDe = (
  rows: readonly PesquisaRow[],
  numero: NumeroDaPesquisa,
  agora: Date,
): PesquisaRow | null => {
  const doLugar = rows.filter((row) => row.numero === numero);
  const em = (qual: string) =>
    doLugar.find((row) => situacaoDoPrazo(prazoDe(row), agora) === qual) ?? null;
  return em('aberta') ?? em('encerrada') ?? doLugar.at(-1) ?? null;
};

/** The stored edition a place is at, as `atualDe` chooses it; null where it has none. */
export const findAtual = async (
  strapi: Core.Strapi,
  numero: NumeroDaPesquisa,
  agora: Date,
): Promise<PesquisaRow | null> => atualDe(await listPesquisas(strapi), numero, agora);

const daMesma =
  ({ numero, edicao }: Edicao) =>
  (row: PesquisaRow): boolean =>
    row.numero === numero && row.edicao === edicao;

/** What staff have made of an edition; null when they have not. */
export const findPesquisa = async (
  strapi: Core.Strapi,
  edicao: Edicao,
): Promise<PesquisaRow | null> => (await listPesquisas(strapi)).find(daMesma(edicao)) ?? null;

/**
 * Lock of an edition's row until the transaction ends: shared for votes, exclusive for a draw, so that no vote lands
 * after the list of participants was read. SQLite has one writer anyway.
 */
export const segurarPesquisa = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { numero, edicao }: Edicao,
  modo: 'dividida' | 'sozinha',
): Promise<PesquisaRow | null> => {
  const consulta = tableOf<PesquisaRow>(strapi, PESQUISA, trx).where({ numero, edicao });
  const row = await (modo === 'sozinha' ? consulta.forUpdate() : consulta.forShare()).first(
    COLUNAS,
  );
  return row ?? null;
};

/** The same of all editions, which are few: what decides about one looks at the others too. Votes wait meanwhile. */
export const segurarTodas = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
): Promise<PesquisaRow[]> => {
  await tableOf(strapi, PESQUISA, trx).orderBy('id').forUpdate().select('id');
  // PostgreSQL: a statement that waited does not see the edition made meanwhile; the next one does.
  return daMaisNova(tableOf<PesquisaRow>(strapi, PESQUISA, trx));
};

/** 409 while a survey takes no answers. One that staff never made is closed too. */
export const exigirAberta = (prazo: Prazo | null, agora: Date): void => {
  const situacao = prazo ? situacaoDoPrazo(prazo, agora) : 'encerrada';
  if (situacao === 'aberta') return;
  const { naoComecou, encerrada } = MENSAGENS_DA_PESQUISA;
  throw new Refusal(409, { msg: situacao === 'antes' ? naoComecou : encerrada });
};
