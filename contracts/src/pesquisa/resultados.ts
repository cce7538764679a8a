import * as z from 'zod/mini';

const numero = z.union([z.literal(1), z.literal(2)]);
const edicao = z.int();
const instante = z.nullable(z.string());

/**
 * GET /api/pesquisas: every edition of both surveys as administrators see them. `atual`: the one meant where none is
 * named. Instants in ISO 8601 UTC.
 */
export const pesquisaResumidaSchema = z.object({
  numero,
  edicao,
  atual: z.boolean(),
  titulo: z.string(),
  situacao: z.enum(['antes', 'aberta', 'encerrada']),
  abre_em: instante,
  fecha_em: instante,
  numero_autorizacao: z.nullable(z.string()),
  total_votos: z.int(),
});
export type PesquisaResumida = z.infer<typeof pesquisaResumidaSchema>;

/** GET /api/pesquisas/{numero}/resultados: votes by option, most voted first, ties by name. */
export const resultadosSchema = z.object({
  numero,
  edicao,
  titulo: z.string(),
  total: z.int(),
  opcoes: z.array(z.object({ id: z.string(), nome: z.string(), total: z.int() })),
});
export type Resultados = z.infer<typeof resultadosSchema>;

/** GET /api/pesquisas/{numero}/votos: a vote as administrators read it, newest first. `telefone`: digits. */
export const votoRecebidoSchema = z.object({
  id: z.int(),
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  opcao: z.string(),
  votado_em: instante,
});
export type VotoRecebido = z.infer<typeof votoRecebidoSchema>;

/** Voters on a page of the list, and the most a page may ask for. */
export const VOTOS_POR_PAGINA = 20;
export const VOTOS_POR_PAGINA_MAXIMO = 100;
/** Shown for an option staff have deleted since. */
export const OPCAO_REMOVIDA = '(opção removida)';
