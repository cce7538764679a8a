import type { Desempenho } from '@portal/contracts/monitoramento/desempenho';
import { dataCivil, dataPorExtenso } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAnuncioAlcancado } from '../anuncio/service';
import { tableOf } from '../database/knex';
import { CSV_INICIO, csvLinha } from '../texto/csv';
import { ctrDe, diasNoAr, diasRestantes } from './rules';

const TIPOS = ['visualizacao', 'clique'] as const;
type Tipo = (typeof TIPOS)[number];

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
  leitor: { id: number; permissao: number },
  id: number,
  agora: Date,
): Promise<Desempenho> => {
  const anuncio = await findAnuncioAlcancado(strapi, leitor, id);
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
