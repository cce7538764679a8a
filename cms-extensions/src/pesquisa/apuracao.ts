import type {
  PesquisaResumida,
  Resultados,
  VotoRecebido,
} from '@portal/contracts/pesquisa/resultados';
import { telefoneNormalizado } from '@portal/contracts/pesquisa/contato';
import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { Refusal } from '../http/refusal';
import { CSV_INICIO, csvLinha } from '../texto/csv';
import { byName } from '../texto/by-name';
import { parecidoCom } from '../texto/parecido';
import { diaDoInstante } from '@portal/contracts/tempo/datas';
import { nomesDasOpcoes } from './opcoes';
import { findPesquisa, atualDe, listPesquisas } from './pesquisas';
import { numeroGuardado, presentPesquisa, presentVoto } from './presenter';
import { COLUNAS_DO_VOTO, daEdicao, VOTO, type Edicao, type VotoRow } from './rows';

/** Rows read at a time while a file is written. */
const LOTE = 1000;

interface Contagem {
  total: number | string;
}

const contarPor = <Coluna extends string>(
  strapi: Core.Strapi,
  colunas: readonly Coluna[],
  onde: Record<string, unknown> = {},
) =>
  tableOf(strapi, VOTO)
    .where(onde)
    .groupBy(...colunas)
    .select(...colunas)
    .count({ total: '*' }) as unknown as Promise<(Contagem & Record<Coluna, unknown>)[]>; // the columns named here

/** What a search may be of a telephone, whole or part. A name or an e-mail with a number in it is none: every telephone has it. */
const telefonesDe = (busca: string): string[] => {
  if (!/^[\d\s()+.-]+$/.test(busca)) return [];
  const digitos = new Set([busca.replace(/\D/g, ''), telefoneNormalizado(busca)]);
  return [...digitos].filter((um) => um !== '');
};

const votosDe = (strapi: Core.Strapi, pesquisa: Edicao, busca: string): Knex.QueryBuilder => {
  // Votes whose voter was erased are counted, and nobody's.
  const consulta = tableOf(strapi, VOTO).where(daEdicao(pesquisa)).andWhere('email', '<>', '');
  if (busca.trim() === '') return consulta;
  const texto = parecidoCom(dobrar(busca));
  return consulta.where((onde) => {
    onde.whereRaw(`nome_dobrado like ? escape '\\'`, [texto]);
    onde.orWhereRaw(`lower(email) like ? escape '\\'`, [texto]);
    for (const digitos of telefonesDe(busca))
      onde.orWhere('telefone_normalizado', 'like', `%${digitos}%`);
  });
};

const comNomes = async (
  strapi: Core.Strapi,
  pesquisa: Edicao,
  rows: readonly VotoRow[],
): Promise<VotoRecebido[]> => {
  const nomes = await nomesDasOpcoes(strapi, pesquisa, [...new Set(rows.map((r) => r.opcao_id))]);
  return rows.map((row) => presentVoto(row, nomes.get(row.opcao_id) ?? ''));
};

/** Every edition of both surveys, the newest first, with how many votes each has. */
export const resumirPesquisas = async (
  strapi: Core.Strapi,
  agora: Date,
): Promise<PesquisaResumida[]> => {
  const contagens = await contarPor(strapi, ['pesquisa_numero', 'edicao']);
  const rows = await listPesquisas(strapi);
  return rows.map((row) => {
    const votos = contagens.find(
      ({ pesquisa_numero, edicao }) => pesquisa_numero === row.numero && edicao === row.edicao,
    );
    const atual = atualDe(rows, numeroGuardado(row.numero), agora) === row;
    return presentPesquisa(row, { total_votos: Number(votos?.total ?? 0), atual }, agora);
  });
};

/** Votes by option, most voted first, ties by name. Throws 404 for an edition staff have not made. */
export const apurar = async (strapi: Core.Strapi, edicao: Edicao): Promise<Resultados> => {
  const pesquisa = await findPesquisa(strapi, edicao);
  if (!pesquisa) throw new Refusal(404);
  const contagens = await contarPor(strapi, ['opcao_id'], daEdicao(edicao));
  const totais = new Map(contagens.map(({ opcao_id, total }) => [String(opcao_id), Number(total)]));
  const nomes = await nomesDasOpcoes(strapi, edicao, [...totais.keys()]);
  const opcoes = [...nomes]
    .map(([id, nome]) => ({ id, nome, total: totais.get(id) ?? 0 }))
    .sort(byName(({ nome }) => nome))
    .sort((a, b) => b.total - a.total);
  const total = opcoes.reduce((soma, opcao) => soma + opcao.total, 0);
  return { ...edicao, titulo: pesquisa.titulo, total, opcoes };
};

/** A page of votes, newest first, and how many there are in all. `busca`: part of a name, e-mail or telephone. */
export const listVotos = async (
  strapi: Core.Strapi,
  pesquisa: Edicao,
  { pagina, limite, busca }: { pagina: number; limite: number; busca: string },
): Promise<{ votos: VotoRecebido[]; total: number }> => {
  const [conta] = (await votosDe(strapi, pesquisa, busca).count({ total: '*' })) as unknown as {
    total: number | string;
  }[]; // the one column named
  const rows = await votosDe(strapi, pesquisa, busca)
    .orderBy('id', 'desc')
    .limit(limite)
    .offset((pagina - 1) * limite)
    .select<VotoRow[]>(COLUNAS_DO_VOTO);
  return { votos: await comNomes(strapi, pesquisa, rows), total: Number(conta?.total ?? 0) };
};

/** The votes as a file for spreadsheets, in the order they came, made while it is sent. */
export async function* votosEmCsv(
  strapi: Core.Strapi,
  pesquisa: Edicao,
  busca: string,
): AsyncGenerator<string> {
  yield CSV_INICIO + csvLinha(['Código', 'Nome', 'E-mail', 'Telefone', 'Voto', 'Data']);
  let depois = 0;
  for (;;) {
    const rows = await votosDe(strapi, pesquisa, busca)
      .where('id', '>', depois)
      .orderBy('id')
      .limit(LOTE)
      .select<VotoRow[]>(COLUNAS_DO_VOTO);
    const votos = await comNomes(strapi, pesquisa, rows);
    yield votos
      .map(({ id, nome, email, telefone, opcao, votado_em }) =>
        csvLinha([id, nome, email, telefone, opcao, votado_em ? diaDoInstante(votado_em) : '']),
      )
      .join('');
    if (rows.length < LOTE) return;
    depois = rows.at(-1)?.id ?? depois;
  }
}
