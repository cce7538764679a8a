import { MENSAGENS_DA_PESQUISA } from '@portal/contracts/pesquisa/mensagens';
import { situacaoDoPrazo, type Prazo } from '@portal/contracts/pesquisa/prazo';
import type { NumeroDaPesquisa } from '@portal/contracts/pesquisa/voto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { Refusal } from '../http/refusal';
import { PESQUISA, type PesquisaRow } from './rows';

const COLUNAS: (keyof PesquisaRow)[] = [
  'numero',
  'titulo',
  'numero_autorizacao',
  'abre_em',
  'fecha_em',
];

/** Both surveys by number, or those staff have made. */
export const listPesquisas = (strapi: Core.Strapi): Promise<PesquisaRow[]> =>
  tableOf<PesquisaRow>(strapi, PESQUISA).orderBy('numero').select(COLUNAS);

export const acharPesquisa = async (
  strapi: Core.Strapi,
  numero: NumeroDaPesquisa,
): Promise<PesquisaRow | null> =>
  (await listPesquisas(strapi)).find((row) => row.numero === numero) ?? null;

/**
 * Lock of the survey's row until the transaction ends: shared for votes, exclusive for a draw, so that no vote lands
 * after the list of participants was read. SQLite has one writer anyway.
 */
export const segurarPesquisa = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  numero: NumeroDaPesquisa,
  modo: 'dividida' | 'sozinha',
): Promise<PesquisaRow | null> => {
  const consulta = tableOf<PesquisaRow>(strapi, PESQUISA, trx).where({ numero });
  const row = await (modo === 'sozinha' ? consulta.forUpdate() : consulta.forShare()).first(
    COLUNAS,
  );
  return row ?? null;
};

/** 409 while a survey takes no answers. One that staff never made is closed too. */
export const exigirAberta = (prazo: Prazo | null, agora: Date): void => {
  const situacao = prazo ? situacaoDoPrazo(prazo, agora) : 'encerrada';
  if (situacao === 'aberta') return;
  const { naoComecou, encerrada } = MENSAGENS_DA_PESQUISA;
  throw new Refusal(409, { msg: situacao === 'antes' ? naoComecou : encerrada });
};
