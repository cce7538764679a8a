import type { FileRow } from '../database/rows';

/** What staff keep in the single types, as stored. */
export interface SlideRow {
  titulo: string;
  texto: string | null;
  imagem?: FileRow | null;
  link: string | null;
  rotulo_link: string | null;
  externo: boolean | null;
}

export interface ParceiroRow {
  titulo: string;
  imagem?: FileRow | null;
  link: string | null;
}

export interface AtalhoRow {
  titulo: string;
  link: string;
  externo: boolean | null;
}

export interface PaginaInicialRow {
  id: number;
  novidades_titulo: string | null;
  novidades_texto: string | null;
  novidades_botao: string | null;
  carrossel?: SlideRow[] | null;
  parceiros?: ParceiroRow[] | null;
  atalhos?: AtalhoRow[] | null;
}

export interface SobreRow {
  id: number;
  texto: string | null;
  telefone: string | null;
  diretoria?: { nome: string; cargo: string | null; imagem?: FileRow | null }[] | null;
}

export interface ConfiguracaoRow {
  id: number;
  facebook: string | null;
  youtube: string | null;
  whatsapp: string | null;
  instagram: string | null;
  termos: string | null;
  radio_padrao?: { documentId: string } | null;
}

export interface PesquisaRow {
  id: number;
  numero: number;
  edicao: number;
  titulo: string;
  texto: string | null;
  abre_em: string | null;
  fecha_em: string | null;
  numero_autorizacao: string | null;
  opcoes?: { documentId: string; nome: string; video: string | null; ordem: number | null }[];
}
