import * as z from 'zod/mini';

/** Rows on a page of the register, and the most a page may ask for. */
export const REGISTRO_POR_PAGINA = 20;
export const REGISTRO_POR_PAGINA_MAXIMO = 100;

/** Stands for a value that is never kept: a password, a token, a secret. */
export const VALOR_OCULTO = '(oculto)';

const valores = z.nullable(z.record(z.string(), z.unknown()));

/** A field that changed, as people read it: its name in the form, what it was and what it became; null for nothing. */
const mudancaSchema = z.object({
  campo: z.string(),
  antes: z.nullable(z.string()),
  depois: z.nullable(z.string()),
});

/**
 * GET /api/administracao/registro: one thing somebody did (contrato 10). `quem` and `alvo` in words; `antes` and
 * `depois` hold only what changed, null for what was not there yet or is no more; `mudancas` says the same in words.
 */
export const linhaDoRegistroSchema = z.object({
  id: z.int(),
  quando: z.string(),
  quem: z.string(),
  quem_tipo: z.enum(['conta', 'painel', 'portal']),
  quem_id: z.nullable(z.int()),
  acao: z.string(),
  alvo: z.string(),
  alvo_tipo: z.string(),
  alvo_id: z.string(),
  antes: valores,
  depois: valores,
  mudancas: z.array(mudancaSchema),
});
export type LinhaDoRegistro = z.infer<typeof linhaDoRegistroSchema>;
