import type {
  ErroDaCelula,
  EstadoDaImportacao,
  SituacaoDaLinha,
} from '@portal/contracts/painel/respostas';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import type { Tipo } from '@portal/contracts/importacao/modelos';

const IMPORTACAO = 'api::importacao.importacao';
const LINHA = 'api::importacao-linha.importacao-linha';

/** An import, as it is kept. */
export interface ImportacaoRow {
  id: number;
  tipo: Tipo;
  arquivo: string;
  estado: EstadoDaImportacao;
  quem_id: number;
  quem_nome: string;
  desfeita_por_id: number | null;
  desfeita_por: string | null;
  ignoradas: string;
  criada_em: number | string;
}

/** A row of it, as it is kept. */
export interface LinhaRow {
  id: number;
  importacao: number;
  linha: number;
  nome: string;
  situacao: SituacaoDaLinha;
  /** Its fields, until they are an entry; of a song, then, the singer it was given. */
  dados: string | null;
  erros: string;
  repetida: string | null;
  documento: string | null;
  /** When the entry was last changed as the import left it. */
  marca: number | string | null;
  imagem: number | null;
  aviso: string | null;
}

/** The fields of a kept row, by name; of one that is an entry already at most a song's singer. `guardarConferida` wrote them. */
export const dadosDe = ({ dados }: Pick<LinhaRow, 'dados'>): Record<string, string> =>
  JSON.parse(dados ?? '{}') as Record<string, string>;

/** The two tables of imports. */
export const tabelas = (strapi: Core.Strapi, trx?: Knex.Transaction) => ({
  importacoes: () => tableOf<ImportacaoRow>(strapi, IMPORTACAO, trx),
  linhas: () => tableOf<LinhaRow>(strapi, LINHA, trx),
});

/** A kept list of faults or names. */
export const lerLista = <T extends ErroDaCelula | string>(json: string): T[] =>
  // `conferir` is the only writer.
  JSON.parse(json) as T[];
