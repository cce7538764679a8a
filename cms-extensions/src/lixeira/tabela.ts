import type { UID } from '@strapi/strapi';

export const LIXEIRA = 'api::lixeira.lixeira';

/** How long what was deleted can be brought back. */
export const DIAS_NA_LIXEIRA = 30;

/** What editors make, and so can bring back. Ads and accounts are people's: when they go, they go. */
export const TIPOS: ReadonlySet<string> = new Set<UID.ContentType>([
  'api::radio.radio',
  'api::cantor.cantor',
  'api::musica.musica',
  'api::banner.banner',
  'api::pesquisa.pesquisa',
  'api::opcao.opcao',
]);

/** An entry as it was: its own columns, and what it showed and was tied to, each by its public id. */
export interface Conteudo {
  campos: Readonly<Record<string, unknown>>;
  relacoes: Readonly<Record<string, readonly string[]>>;
  arquivos: Readonly<Record<string, readonly number[]>>;
  /** Of the radio that the player showed first. */
  padrao?: boolean;
}

export interface LixeiraRow {
  id: number;
  tipo: string;
  documento: string;
  nome: string;
  conteudo: Conteudo;
  /** In ms; a number on SQLite, text on PostgreSQL. */
  apagado_em: number | string;
  quem: string | null;
  /** Who made the entry, as far as they are still there. */
  createdBy?: { id: number } | null;
  restaurado_em: number | string | null;
}
