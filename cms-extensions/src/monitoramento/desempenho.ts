import { ultimoDiaNoAr } from '@portal/contracts/anuncio/vigencia';
import type { TipoContador } from '@portal/contracts/monitoramento/contador';
import type { Desempenho } from '@portal/contracts/monitoramento/desempenho';
import { dataCivil, dataPorExtenso, type DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { contadoPor, findAnuncioAlcancado, type AnuncioRow } from '../anuncio/service';
import { tableOf } from '../database/knex';
import { CSV_INICIO, csvLinha } from '../texto/csv';
import { primeiroDiaContado } from './dias';
import { ctrDe, diasNoAr, diasRestantes, mesDe } from './rules';

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

const porDia = async (
  strapi: Core.Strapi,
  alvo: string,
  tipos: readonly TipoContador[],
): Promise<Map<string, number>> => {
  const rows = await tableOf(strapi, 'api::contador-diario.contador-diario')
    .where({ alvo, motivo: '' })
    .whereIn('tipo', tipos)
    .select<{ tipo: TipoContador; dia: string; total: number }[]>('tipo', 'dia', 'total');
  return new Map(rows.map(({ tipo, dia, total }) => [`${tipo} ${dia}`, total]));
};

/** Plays of what an ad is about, in its months and by day. Null for a banner, which is not played. */
const execucoesDe = async (strapi: Core.Strapi, anuncio: AnuncioRow, hoje: DataCivil) => {
  const { tipo, data_inicio, data_vencimento } = anuncio;
  if (tipo === 'banner') return null;
  const alvo = (await contadoPor(strapi, anuncio)) ?? '';
  const fim = data_vencimento === null ? hoje : ultimoDiaNoAr(data_vencimento);
  const meses =
    data_inicio === null
      ? []
      : await tableOf(strapi, 'api::contador.contador')
          .where({ tipo, alvo })
          .whereBetween('periodo', [mesDe(data_inicio), mesDe(fim)])
          .select<{ total: number }[]>('total');
  const dias = await porDia(strapi, alvo, [tipo]);
  const desde = primeiroDiaContado(hoje);
  return {
    total: meses.reduce((soma, { total }) => soma + total, 0),
    em: (dia: DataCivil): number | null => (dia < desde ? null : (dias.get(`${tipo} ${dia}`) ?? 0)),
  };
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
  const dias = await porDia(strapi, alvo, TIPOS);
  const execucoes = await execucoesDe(strapi, anuncio, hoje);
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
    execucoes: execucoes?.total ?? null,
    diario: diasNoAr(data_inicio, data_vencimento, hoje).map((dia) => ({
      dia,
      visualizacoes: dias.get(`visualizacao ${dia}`) ?? 0,
      cliques: dias.get(`clique ${dia}`) ?? 0,
      execucoes: execucoes?.em(dia) ?? null,
    })),
  };
};

/** The days as a file for spreadsheets. */
export const desempenhoEmCsv = ({ diario, execucoes: total }: Desempenho): string => {
  const seTocado = (valor: string | number) => (total === null ? [] : [valor]);
  return [
    CSV_INICIO + csvLinha(['Data', 'Visualizações', 'Cliques', 'CTR', ...seTocado('Execuções')]),
    ...diario.map(({ dia, visualizacoes, cliques, execucoes }) =>
      csvLinha([
        ...[dataPorExtenso(dia), visualizacoes, cliques, ctrDe(cliques, visualizacoes) ?? ''],
        ...seTocado(execucoes ?? ''),
      ]),
    ),
  ].join('');
};
