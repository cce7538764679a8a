import type {
  PesquisaResumida,
  Resultados,
  VotoRecebido,
} from '@portal/contracts/pesquisa/resultados';
import type { NumeroDaPesquisa } from '@portal/contracts/pesquisa/voto';
import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { Refusal } from '../http/refusal';
import { CSV_INICIO, csvLinha } from '../texto/csv';
import { byName } from '../texto/by-name';
import { diaDoInstante } from '@portal/contracts/tempo/datas';
import { nomesDasOpcoes } from './opcoes';
import { acharPesquisa, listPesquisas } from './pesquisas';
import { presentPesquisa, presentVoto } from './presenter';
import { COLUNAS_DO_VOTO, VOTO, type VotoRow } from './rows';

/** Rows read at a time while a file is written. */
const LOTE = 1000;

interface Contagem {
  pesquisa_numero: number;
  opcao_id: string;
  total: number | string;
}

const contar = (strapi: Core.Strapi): Promise<Contagem[]> =>
  tableOf(strapi, VOTO)
    .groupBy('pesquisa_numero', 'opcao_id')
    .select('pesquisa_numero', 'opcao_id')
    .count({ total: '*' }) as unknown as Promise<Contagem[]>; // the columns named here

const parecidoCom = (busca: string): string => `%${busca.replace(/[\\%_]/g, '\\$&')}%`;

const votosDe = (
  strapi: Core.Strapi,
  pesquisa: NumeroDaPesquisa,
  busca: string,
): Knex.QueryBuilder => {
  // Votes whose voter was erased are counted, and nobody's.
  const consulta = tableOf(strapi, VOTO)
    .where({ pesquisa_numero: pesquisa })
    .andWhere('email', '<>', '');
  if (busca.trim() === '') return consulta;
  const texto = parecidoCom(dobrar(busca));
  const digitos = busca.replace(/\D/g, '');
  return consulta.where((onde) => {
    onde.whereRaw(`nome_dobrado like ? escape '\\'`, [texto]);
    onde.orWhereRaw(`lower(email) like ? escape '\\'`, [texto]);
    if (digitos !== '') onde.orWhere('telefone_normalizado', 'like', `%${digitos}%`);
  });
};

const comNomes = async (
  strapi: Core.Strapi,
  pesquisa: NumeroDaPesquisa,
  rows: readonly VotoRow[],
): Promise<VotoRecebido[]> => {
  const nomes = await nomesDasOpcoes(strapi, pesquisa, [...new Set(rows.map((r) => r.opcao_id))]);
  return rows.map((row) => presentVoto(row, nomes.get(row.opcao_id) ?? ''));
};

/** Both surveys, with how many votes each has. */
export const resumirPesquisas = async (
  strapi: Core.Strapi,
  agora: Date,
): Promise<PesquisaResumida[]> => {
  const contagens = await contar(strapi);
  const totalDe = (numero: number): number =>
    contagens
      .filter(({ pesquisa_numero }) => pesquisa_numero === numero)
      .reduce((soma, { total }) => soma + Number(total), 0);
  return (await listPesquisas(strapi)).map((row) =>
    presentPesquisa(row, totalDe(row.numero), agora),
  );
};

/** Votes by option, most voted first, ties by name. Throws 404 while staff have not made the survey. */
export const apurar = async (
  strapi: Core.Strapi,
  numero: NumeroDaPesquisa,
): Promise<Resultados> => {
  const pesquisa = await acharPesquisa(strapi, numero);
  if (!pesquisa) throw new Refusal(404);
  const totais = new Map(
    (await contar(strapi))
      .filter(({ pesquisa_numero }) => pesquisa_numero === numero)
      .map(({ opcao_id, total }) => [opcao_id, Number(total)]),
  );
  const nomes = await nomesDasOpcoes(strapi, numero, [...totais.keys()]);
  const opcoes = [...nomes]
    .map(([id, nome]) => ({ id, nome, total: totais.get(id) ?? 0 }))
    .sort(byName(({ nome }) => nome))
    .sort((a, b) => b.total - a.total);
  const total = opcoes.reduce((soma, opcao) => soma + opcao.total, 0);
  return { numero, titulo: pesquisa.titulo, total, opcoes };
};

/** A page of votes, newest first, and how many there are in all. `busca`: part of a name, e-mail or telephone. */
export const listarVotos = async (
  strapi: Core.Strapi,
  numero: NumeroDaPesquisa,
  { pagina, limite, busca }: { pagina: number; limite: number; busca: string },
): Promise<{ votos: VotoRecebido[]; total: number }> => {
  const [conta] = (await votosDe(strapi, numero, busca).count({ total: '*' })) as unknown as {
    total: number | string;
  }[]; // the one column named
  const rows = await votosDe(strapi, numero, busca)
    .orderBy('id', 'desc')
    .limit(limite)
    .offset((pagina - 1) * limite)
    .select<VotoRow[]>(COLUNAS_DO_VOTO);
  return { votos: await comNomes(strapi, numero, rows), total: Number(conta?.total ?? 0) };
};

/** The votes as a file for spreadsheets, in the order they came, made while it is sent. */
export async function* votosEmCsv(
  strapi: Core.Strapi,
  numero: NumeroDaPesquisa,
  busca: string,
): AsyncGenerator<string> {
  yield CSV_INICIO + csvLinha(['Código', 'Nome', 'E-mail', 'Telefone', 'Voto', 'Data']);
  let depois = 0;
  for (;;) {
    const rows = await votosDe(strapi, numero, busca)
      .where('id', '>', depois)
      .orderBy('id')
      .limit(LOTE)
      .select<VotoRow[]>(COLUNAS_DO_VOTO);
    const votos = await comNomes(strapi, numero, rows);
    yield votos
      .map(({ id, nome, email, telefone, opcao, votado_em }) =>
        csvLinha([id, nome, email, telefone, opcao, votado_em ? diaDoInstante(votado_em) : '']),
      )
      .join('');
    if (rows.length < LOTE) return;
    depois = rows.at(-1)?.id ?? depois;
  }
}
