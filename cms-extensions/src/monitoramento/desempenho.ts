import type { Desempenho } from '@portal/contracts/monitoramento/desempenho';
import { dataCivil, dataPorExtenso, type DataCivil } from '@portal/contracts/tempo/datas';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { tableOf } from '../database/knex';
import { Refusal } from '../http/refusal';
import { CSV_INICIO, csvLinha } from '../texto/csv';
import { ctrDe, diasNoAr, diasRestantes } from './rules';

const TIPOS = ['visualizacao', 'clique'] as const;
type Tipo = (typeof TIPOS)[number];

interface AnuncioRow {
  id: number;
  titulo: string;
  situacao: number;
  data_inicio: DataCivil | null;
  data_vencimento: DataCivil | null;
  usuario?: { id: number } | null;
}

interface Leitor {
  id: number;
  permissao: number;
}

/** The ad, for its owner and for administrators: to anybody else there is no such ad. Throws 404. */
const acharAnuncio = async (
  strapi: Core.Strapi,
  id: string,
  leitor: Leitor,
): Promise<AnuncioRow> => {
  if (!/^\d{1,9}$/.test(id)) throw new Refusal(404);
  const row = (await strapi.db.query('api::anuncio.anuncio').findOne({
    select: ['id', 'titulo', 'situacao', 'data_inicio', 'data_vencimento'],
    where: { id: Number(id) },
    populate: { usuario: { select: ['id'] } },
  })) as AnuncioRow | null; // the columns selected
  if (!row || (row.usuario?.id !== leitor.id && !isAdministrador(leitor))) throw new Refusal(404);
  return row;
};

const totaisDe = async (strapi: Core.Strapi, alvo: string): Promise<Record<Tipo, number>> => {
  const rows = await tableOf(strapi, 'api::contador.contador')
    .where({ alvo })
    .whereIn('tipo', TIPOS)
    .select<{ tipo: Tipo; total: number }[]>('tipo', 'total');
  const soma = (qual: Tipo): number =>
    rows.filter(({ tipo }) => tipo === qual).reduce((total, row) => total + row.total, 0);
  return { visualizacao: soma('visualizacao'), clique: soma('clique') };
};

const porDia = async (strapi: Core.Strapi, alvo: string): Promise<Map<string, number>> => {
  const rows = await tableOf(strapi, 'api::contador-diario.contador-diario')
    .where({ alvo, motivo: '' })
    .whereIn('tipo', TIPOS)
    .select<{ tipo: Tipo; dia: string; total: number }[]>('tipo', 'dia', 'total');
  return new Map(rows.map(({ tipo, dia, total }) => [`${tipo} ${dia}`, total]));
};

/** What an ad got out of its time so far. Throws 404. */
export const lerDesempenho = async (
  strapi: Core.Strapi,
  id: string,
  leitor: Leitor,
  agora: Date,
): Promise<Desempenho> => {
  const anuncio = await acharAnuncio(strapi, id, leitor);
  const { data_inicio, data_vencimento } = anuncio;
  const hoje = dataCivil(agora);
  const alvo = String(anuncio.id);
  const { visualizacao: visualizacoes, clique: cliques } = await totaisDe(strapi, alvo);
  const dias = await porDia(strapi, alvo);
  return {
    id: anuncio.id,
    titulo: anuncio.titulo,
    status: anuncio.situacao,
    data_inicio,
    data_vencimento,
    dias_restantes: diasRestantes(data_inicio, data_vencimento, hoje),
    visualizacoes,
    cliques,
    ctr: ctrDe(cliques, visualizacoes),
    diario: diasNoAr(data_inicio, data_vencimento, hoje).map((dia) => ({
      dia,
      visualizacoes: dias.get(`visualizacao ${dia}`) ?? 0,
      cliques: dias.get(`clique ${dia}`) ?? 0,
    })),
  };
};

/** The days as a file for spreadsheets. */
export const desempenhoEmCsv = ({ diario }: Desempenho): string =>
  [
    CSV_INICIO + csvLinha(['Data', 'Visualizações', 'Cliques', 'CTR']),
    ...diario.map(({ dia, visualizacoes, cliques }) =>
      csvLinha([dataPorExtenso(dia), visualizacoes, cliques, ctrDe(cliques, visualizacoes) ?? '']),
    ),
  ].join('');
