import type { NumeroDaPesquisa } from '@portal/contracts/pesquisa/voto';

/** A vote as stored, as far as administrators read it. */
export interface VotoRow {
  id: number;
  nome: string;
  email: string;
  telefone_normalizado: string;
  opcao_id: string;
  created_at: Date | string | number | null;
}

export const COLUNAS_DO_VOTO = [
  ...['id', 'nome', 'email', 'telefone_normalizado', 'opcao_id', 'created_at'],
] as (keyof VotoRow)[]; // spelled as the interface above

/** Which of a place's surveys: what votes and draws are kept under. */
export interface Edicao {
  numero: NumeroDaPesquisa;
  /** Counted from 1 in each place, and never used again. */
  edicao: number;
}

export interface PesquisaRow {
  id: number;
  document_id: string;
  numero: number;
  edicao: number;
  titulo: string;
  numero_autorizacao: string | null;
  abre_em: Date | string | number | null;
  fecha_em: Date | string | number | null;
}

/** A draw as stored: `sorteados` is JSON of `{ linha, voto }`, the winner first. */
export interface SorteioRow {
  id: number;
  pesquisa_numero: number;
  edicao: number;
  semente: string;
  algoritmo: string;
  participantes: number;
  hash_da_lista: string;
  lista: string;
  sorteados: string;
  sorteado_em: number | string;
}

/** The columns by which votes and draws belong to an edition. */
export const daEdicao = ({ numero, edicao }: Edicao) => ({ pesquisa_numero: numero, edicao });

export const PESQUISA = 'api::pesquisa.pesquisa';
export const OPCAO = 'api::opcao.opcao';
export const VOTO = 'api::voto.voto';
export const SORTEIO = 'api::sorteio.sorteio';
