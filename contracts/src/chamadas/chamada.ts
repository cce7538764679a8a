import * as z from 'zod/mini';
import { respostaSchema } from '../http/resposta';

/** A schema, of whatever kind. */
export type Forma = z.ZodMiniType;

/** A parameter of the query string, or a header. */
export interface Parametro {
  descricao: string;
  forma: Forma;
}

/** An answer: JSON of a schema, a file of a media type, or nothing but the status. */
export interface RespostaDaChamada {
  descricao: string;
  corpo?: Forma;
  tipo?: string;
  /** A list that tells how many there are in all (X-Total-Count). */
  total?: true;
}

/**
 * What outside programs are told of a call (contrato 11). Who may call, the address and the schema of the body stand where the route is
 * made: nobody writes them twice. Words in Portuguese: they are shown to people.
 */
export interface Chamada {
  resumo: string;
  consulta?: Readonly<Record<string, Parametro>>;
  /** Headers it takes beyond those every call does. */
  cabecalhos?: Readonly<Record<string, Parametro>>;
  /** A body that is taken; shown, and tried by a test. */
  exemplo?: Readonly<Record<string, unknown>>;
  respostas: Readonly<Record<number, RespostaDaChamada>>;
  /** Statuses it is refused with beyond those that follow from who may call, from the address and from the body. */
  recusas?: readonly number[];
  /** What its refusals carry besides what all do. */
  recusa?: Forma;
}

/** Calls by method and address as the router writes it: `GET /api/radios/:id`. */
export type Chamadas = Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Chamada>>;

/** Answer of a read: 200, with what was asked for. */
export const ler = (corpo: Forma, descricao = 'O que se pediu.') => ({ 200: { descricao, corpo } });

/** Answer of a list, all of it or a page, with its total. */
export const listar = (item: Forma) =>
  ({
    200: { descricao: 'A lista; sem itens, vazia.', corpo: z.array(item), total: true },
  }) as const;

/** Answer of an action that was done, with what it carries besides its words. */
export const acao = (mais: Record<string, Forma> = {}) =>
  z.object({ status: z.literal('1'), msg: respostaSchema.shape.msg, ...mais });

/** Answer of an action: 200, with its words and what it carries besides (`acao`). */
export const feita = (mais: Record<string, Forma> = {}, descricao = 'Feito.') => ({
  200: { descricao, corpo: acao(mais) },
});

/** A classic form goes on to a page, whatever came of it (contrato 1). */
export const OU_PAGINA = {
  303: {
    descricao:
      'Formulário HTML comum: segue para a página; o resultado vem no próximo verificaLogin.',
  },
} as const;

/** An answer that is a file of this media type. */
export const arquivo = (tipo: string, descricao: string) => ({ descricao, tipo });
export const CSV = 'text/csv; charset=utf-8';

const texto = (descricao: string): Parametro => ({ descricao, forma: z.string() });
const escolha = (descricao: string, ...opcoes: [string, ...string[]]): Parametro => ({
  descricao,
  forma: z.enum(opcoes),
});

/** Page and size of a list. */
export const paginas = (porPagina: number, maximo: number) => ({
  pagina: { descricao: 'Página, a partir de 1.', forma: z.int().check(z.minimum(1)) },
  limite: {
    descricao: `Itens por página: ${porPagina} se não for dito.`,
    forma: z.int().check(z.minimum(1), z.maximum(maximo)),
  },
});

/** Parameters of a query: any text, or one of these words. */
export const parametro = { texto, escolha };
