import { emailNormalizado } from '@portal/contracts/pesquisa/contato';
import { situacaoDoPrazo } from '@portal/contracts/pesquisa/prazo';
import { DIA_MS } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { toIso, toMillis } from '../database/instant';
import { registrar, type Quem } from '../registro/service';
import { nomesDasOpcoes } from './opcoes';
import { listPesquisas, segurarPesquisa } from './pesquisas';
import { alvoDe, edicaoDe, prazoDe } from './presenter';
import { daEdicao, VOTO, type PesquisaRow } from './rows';

/** Votes erased in one transaction: a vote that comes meanwhile waits for no more than these. */
const LOTE = 200;

interface VotoGuardado {
  id: number;
  pesquisa_numero: number;
  edicao: number;
  nome: string;
  email: string;
  telefone: string;
  opcao_id: string;
  created_at: Date | string | number | null;
  consentimento_em: Date | string | number | null;
  finalidade: string | null;
}

/** Erased in place: what was chosen stays counted; the unique columns keep what no voter can have. */
const apagarDados = async (strapi: Core.Strapi, trx: Knex.Transaction, id: number) => {
  await tableOf(strapi, VOTO, trx)
    .where({ id })
    .update({
      ...{ nome: '', nome_dobrado: '', email: '', telefone: '' },
      email_normalizado: `apagado:${id}`,
      telefone_normalizado: `apagado:${id}`,
    });
};

const comDados = (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  onde: Record<string, unknown>,
): Knex.QueryBuilder => tableOf(strapi, VOTO, trx).where(onde).andWhere('email', '<>', '');

/** Tells the register how many voters were erased of a survey, in their transaction; never who. */
const registrarApagados = async (
  strapi: Core.Strapi,
  quem: Quem,
  pesquisa: PesquisaRow,
  votos: number,
): Promise<void> => {
  if (votos === 0) return;
  await registrar(strapi, {
    quem,
    acao: `apagou os dados de quem votou, ${quem === 'portal' ? 'no prazo' : 'a pedido'}`,
    alvo: alvoDe(pesquisa),
    antes: { votos },
  });
};

/** Erases a batch of a survey's voters; answers how many. Of two instances each erases others. */
const apagarLote = (strapi: Core.Strapi, pesquisa: PesquisaRow): Promise<number> =>
  transaction(strapi, async (trx) => {
    const edicao = edicaoDe(pesquisa);
    // A draw under way reads the list first.
    await segurarPesquisa(strapi, trx, edicao, 'dividida');
    const lote = comDados(strapi, trx, daEdicao(edicao)).orderBy('id').limit(LOTE).forUpdate();
    // SQLite has one writer, and no word for it.
    if (strapi.db.dialect.client === 'postgres') lote.skipLocked();
    const rows = await lote.select<{ id: number }[]>('id');
    for (const { id } of rows) await apagarDados(strapi, trx, id);
    await registrarApagados(strapi, 'portal', pesquisa, rows.length);
    return rows.length;
  });

/**
 * Erases who voted from surveys closed `dias` ago or more; answers how many votes. Results stay, and draws made: they
 * keep their list of digests (contrato 6).
 */
export const esquecerVotantes = async (
  strapi: Core.Strapi,
  dias: number,
  agora: Date,
): Promise<number> => {
  let apagados = 0;
  for (const pesquisa of await listPesquisas(strapi)) {
    // NaN, of a survey without an end, is never less.
    if (!(toMillis(pesquisa.fecha_em) < agora.getTime() - dias * DIA_MS)) continue;
    for (;;) {
      const lote = await apagarLote(strapi, pesquisa);
      apagados += lote;
      if (lote < LOTE) break;
    }
  }
  return apagados;
};

/**
 * Erases a person's votes on their request; answers how many. While a survey takes answers the vote goes whole: without
 * what made it the person's only one it would count twice.
 */
export const esquecerVotante = async (
  strapi: Core.Strapi,
  quem: Quem,
  email: string,
  agora: Date,
): Promise<number> => {
  let apagados = 0;
  for (const pesquisa of await listPesquisas(strapi)) {
    const onde = {
      ...daEdicao(edicaoDe(pesquisa)),
      email_normalizado: emailNormalizado(email),
    };
    apagados += await transaction(strapi, async (trx) => {
      await segurarPesquisa(strapi, trx, edicaoDe(pesquisa), 'dividida');
      // Race: of two who ask at once the second waits, and finds nobody.
      const rows = await comDados(strapi, trx, onde).forUpdate().select<{ id: number }[]>('id');
      for (const { id } of rows) {
        if (situacaoDoPrazo(prazoDe(pesquisa), agora) === 'encerrada')
          await apagarDados(strapi, trx, id);
        else await tableOf(strapi, VOTO, trx).where({ id }).delete();
      }
      await registrarApagados(strapi, quem, pesquisa, rows.length);
      return rows.length;
    });
  }
  return apagados;
};

/** A vote as the voter takes it away. */
export interface VotoCopiado {
  pesquisa: number;
  edicao: number;
  opcao: string;
  nome: string;
  email: string;
  telefone: string;
  votado_em: string | null;
  consentiu_em: string | null;
  finalidade: string;
}

/** Every vote made with an e-mail, however it was written. */
export const copiarVotos = async (strapi: Core.Strapi, email: string): Promise<VotoCopiado[]> => {
  const rows = (await tableOf(strapi, VOTO)
    .where({ email_normalizado: emailNormalizado(email) })
    .orderBy('id')
    .select(
      ...['id', 'pesquisa_numero', 'edicao', 'nome', 'email', 'telefone', 'opcao_id'],
      ...['created_at', 'consentimento_em', 'finalidade'],
    )) as unknown as VotoGuardado[]; // the columns named
  const votos: VotoCopiado[] = [];
  for (const row of rows) {
    const { numero, edicao } = edicaoDe({ numero: row.pesquisa_numero, edicao: row.edicao });
    const nomes = await nomesDasOpcoes(strapi, { numero, edicao }, [row.opcao_id]);
    votos.push({
      ...{ pesquisa: numero, edicao },
      opcao: nomes.get(row.opcao_id) ?? '',
      ...{ nome: row.nome, email: row.email, telefone: row.telefone },
      votado_em: toIso(row.created_at),
      consentiu_em: toIso(row.consentimento_em),
      finalidade: row.finalidade ?? '',
    });
  }
  return votos;
};
