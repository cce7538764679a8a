import type { Tipo } from '../importacao/modelos';
import type { LinhaDoRegistro } from '../registro/registro';

/**
 * What the calls under /painel answer the panel's own pages: written here once, for who answers and who shows it. None
 * of it is read outside the panel. Instants are ISO 8601 but where a line says otherwise.
 */

/** An entry an editor can open. */
export interface RegistroNoPainel {
  uid: string;
  id: string;
  nome: string;
}

/** Something that waits for somebody. */
export interface Pendencia {
  assunto:
    | 'anuncios-aguardando'
    | 'reembolsos-pedidos'
    | 'radios-sem-imagem'
    | 'radios-sem-transmissao'
    | 'rascunhos'
    | 'arquivos-sem-uso'
    | 'agendados'
    | 'agendamentos-que-falharam'
    | 'emails-que-nao-sairam';
  total: number;
  /** The first ones, to go straight there; ads are decided on the portal itself. */
  registros: RegistroNoPainel[];
  /** The latest mails given up: whose they were and why. */
  emails?: { destinatario: string | null; motivo: string | null }[];
}

/** GET /painel/inicio. */
export interface Inicio {
  pendencias: Pendencia[];
  /** How much of each kind the public finds now: of ads the running banners, null for who may not see ads. */
  noAr: { radios: number; cantores: number; musicas: number; anuncios: number | null };
  maisOuvidas: { id: string; nome: string; cantor: string | null; total: number }[];
}

/** GET /painel/saude: how the portal stands, for whoever keeps it; disk in bytes. */
export interface Saude {
  versao: string;
  /** Null while the database does not answer. */
  emails: { esperando: number; desde: string | null; desistidos: number } | null;
  atrasados: { trabalho: string; desde: string }[];
  disco: { livre: number; total: number };
  ultimaCopia: string | null;
}

/** GET /painel/agendamentos/…: an entry's hours as a field has them, in São Paulo; null where nothing is to happen. */
export interface Agendado {
  publicar: string | null;
  tirar: string | null;
  /** Why what was due has not been done. */
  falha: string | null;
}

/** POST /painel/transmissao: what a test of a stream found, in words. */
export interface Laudo {
  situacao: 'no-ar' | 'atencao' | 'fora';
  titulo: string;
  detalhes: string[];
}

/** GET /painel/transmissoes: a radio's stream. */
export interface TransmissaoNoPainel {
  id: string;
  nome: string;
  url: string;
  publicada: boolean;
  /** Told as such: it says nothing of a radio. */
  demonstracao: boolean;
  /** `sem-endereco`: none, or one no player opens. `sem-noticia`: not asked yet, or no longer. */
  situacao: 'no-ar' | 'fora' | 'sem-endereco' | 'sem-noticia';
  desde: string | null;
  formato: string | null;
  tocando: string | null;
  verificada_em: string | null;
}

/** The life of an import: judged, being made, made, being undone, undone. */
export type EstadoDaImportacao = 'conferida' | 'importando' | 'feita' | 'desfazendo' | 'desfeita';

/** What became of a row of an import. */
export type SituacaoDaLinha =
  'pronta' | 'repetida' | 'errada' | 'importada' | 'falhou' | 'desfeita' | 'ficou';

/** GET /painel/importacoes: an import. */
export interface Importacao {
  id: number;
  tipo: Tipo;
  arquivo: string;
  estado: EstadoDaImportacao;
  quem: string;
  quando: string;
  /** Heads of the columns nobody asked for. */
  ignoradas: string[];
  /** How many rows are in each state. */
  contagem: Partial<Record<SituacaoDaLinha, number>>;
}

/** What is wrong with a cell, under the head of its column. */
export interface ErroDaCelula {
  coluna: string;
  msg: string;
}

/** GET /painel/importacoes/:id/linhas: a row of an import. */
export interface LinhaDaImportacao {
  linha: number;
  nome: string;
  situacao: SituacaoDaLinha;
  /** What it repeats, in words. */
  repetida: string | null;
  /** The entry that was made of it. */
  documento: string | null;
  aviso: string | null;
  erros: ErroDaCelula[];
}

/** GET /painel/lixeira: a deleted entry. */
export interface NaLixeira {
  id: number;
  /** What kind of entry it is, as the panel calls it. */
  tipo: string;
  nome: string;
  quem: string | null;
  apagado_em: string;
  /** The moment after which it is gone. */
  fica_ate: string;
}

/** POST /painel/lixeira/:id/apagar: where the entry is, when somebody brought it back before. */
export interface ApagadoDeVez {
  volta: RegistroNoPainel | null;
}

/** POST /painel/pesquisas/:id/nova-edicao: where the new edition is, and which one it is. */
export interface EdicaoAberta {
  documentId: string;
  edicao: number;
}

/** An entry that shows a file: told when the file is to be deleted or replaced. */
export interface UsoDoArquivo {
  /** Name of the file. */
  arquivo: string;
  uid: string;
  /** The entry's public id; null where a type has one entry only. */
  id: string | null;
  /** The type and the entry, as the panel calls them. */
  tipo: string;
  nome: string;
}

/** A field in which two versions of an entry differ: told when one is to take the other's place. */
export interface CampoDiferente {
  campo: string;
  rotulo: string;
  deles: string;
  seus: string;
}

/** Fields by the names their forms give them, and their values in words. */
type ValoresNoPainel = Record<string, string | null> | null;

/** GET /painel/registro: one thing somebody did. */
export interface LinhaDoRegistroNoPainel extends Omit<
  LinhaDoRegistro,
  'antes' | 'depois' | 'mudancas'
> {
  antes: ValoresNoPainel;
  depois: ValoresNoPainel;
}
