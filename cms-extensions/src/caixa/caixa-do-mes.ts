import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import {
  MESES_DA_CAIXA,
  SEM_CONTA,
  TIPOS_DE_LANCAMENTO,
  type Caixa,
  type Divergencia,
  type Lancamento,
  type TipoDeLancamento,
  type TotaisDoMes,
} from '@portal/contracts/caixa/caixa';
import { diasDoMes, instantesDoMes, somarAoMes, type Mes } from '@portal/contracts/caixa/mes';
import { deCentavos, type Centavos } from '@portal/contracts/dinheiro/centavos';
import { dataCivil, dataPorExtenso } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { rawRows } from '../database/knex';
import { CSV_INICIO, csvLinha } from '../texto/csv';
import { CONSULTAS, type Consulta, type LinhaRow } from './consultas';

const consultaDe = (tipo: TipoDeLancamento, mes: Mes): Consulta =>
  CONSULTAS[tipo]({ ...instantesDoMes(mes), ...diasDoMes(mes) }, AnuncioStatus);

/** What is wrong about a line: money that differs from the price, an approval without money. */
const divergenciaDe = (tipo: TipoDeLancamento, row: LinhaRow): Divergencia | null => {
  const [valor, recebido] = [row.do_anuncio, row.recebido];
  if (tipo === 'esperado') return recebido === null && Number(valor) > 0 ? 'sem_recebimento' : null;
  if (tipo === 'devolvido' || valor === null) return null;
  return Number(valor) === Number(recebido) ? null : 'valor_diferente';
};

const apresentar = (tipo: TipoDeLancamento, row: LinhaRow): Lancamento => ({
  data: row.data ?? dataCivil(new Date(Number(row.quando))),
  tipo,
  id_anuncio: row.anuncio_id,
  titulo: row.titulo ?? '',
  usuario: row.usuario ?? SEM_CONTA,
  valor: deCentavos(Number(row.centavos)),
  transacao: tipo === 'recebido' ? row.transacao || null : null,
  pagador: tipo === 'recebido' ? row.pagador || null : null,
  valor_do_anuncio: row.do_anuncio === null ? null : deCentavos(Number(row.do_anuncio)),
  divergencia: divergenciaDe(tipo, row),
});

const ordem = (a: Lancamento, b: Lancamento): number =>
  a.data === b.data ? a.id_anuncio - b.id_anuncio : a.data < b.data ? -1 : 1;

/** What was expected, received and given back in a month of São Paulo, line by line (contrato 10). */
export const caixaDoMes = async (strapi: Core.Strapi, mes: Mes): Promise<Caixa> => {
  const totais: Record<TipoDeLancamento, Centavos> = { esperado: 0, recebido: 0, devolvido: 0 };
  const linhas: Lancamento[] = [];
  for (const tipo of TIPOS_DE_LANCAMENTO) {
    const { sql, valores } = consultaDe(tipo, mes);
    for (const row of await rawRows<LinhaRow>(strapi, sql, valores)) {
      totais[tipo] += Number(row.centavos);
      linhas.push(apresentar(tipo, row));
    }
  }
  return {
    esperado: deCentavos(totais.esperado),
    recebido: deCentavos(totais.recebido),
    devolvido: deCentavos(totais.devolvido),
    linhas: linhas.sort(ordem),
  };
};

const totalDe = async (strapi: Core.Strapi, tipo: TipoDeLancamento, mes: Mes): Promise<number> => {
  const { sql, valores } = consultaDe(tipo, mes);
  const [soma] = await rawRows<{ total: number | string | null }>(
    strapi,
    `select sum(t.centavos) as total from (${sql}) t`,
    valores,
  );
  return deCentavos(Number(soma?.total ?? 0));
};

/** The totals of the twelve months that end with this one, oldest first. */
export const totaisDosMeses = async (strapi: Core.Strapi, ultimo: Mes): Promise<TotaisDoMes[]> => {
  const meses = Array.from({ length: MESES_DA_CAIXA }, (_, i) =>
    somarAoMes(ultimo, i + 1 - MESES_DA_CAIXA),
  );
  const totais: TotaisDoMes[] = [];
  for (const mes of meses)
    totais.push({
      mes,
      esperado: await totalDe(strapi, 'esperado', mes),
      recebido: await totalDe(strapi, 'recebido', mes),
      devolvido: await totalDe(strapi, 'devolvido', mes),
    });
  return totais;
};

const CABECALHO = [
  ...['Data', 'Tipo', 'Código', 'Título', 'Anunciante', 'Valor', 'Transação', 'Divergência'],
];
const PALAVRAS: Readonly<Record<TipoDeLancamento | Divergencia, string>> = {
  esperado: 'Esperado',
  recebido: 'Recebido',
  devolvido: 'Devolvido',
  sem_recebimento: 'Aprovado sem recebimento',
  valor_diferente: 'Valor diferente do anúncio',
};

/** A month as a file for spreadsheets: its lines, and the totals below them. */
export const caixaEmCsv = ({ linhas, ...totais }: Caixa): string =>
  [
    CSV_INICIO + csvLinha(CABECALHO),
    ...linhas.map((linha) =>
      csvLinha([
        dataPorExtenso(linha.data),
        PALAVRAS[linha.tipo],
        linha.id_anuncio,
        linha.titulo,
        linha.usuario,
        { reais: linha.valor },
        linha.transacao ?? '',
        linha.divergencia === null ? '' : PALAVRAS[linha.divergencia],
      ]),
    ),
    ...TIPOS_DE_LANCAMENTO.map((tipo) => {
      const total = { reais: totais[tipo] };
      return csvLinha(['', `Total ${PALAVRAS[tipo].toLowerCase()}`, '', '', '', total, '', '']);
    }),
  ].join('');
