import * as z from 'zod/mini';

/** The answer of every action (contrato 1): `'1'` done, `'0'` not done, with words fit to show a person and a code for programs (contrato 11). */
export const respostaSchema = z.object({
  status: z.enum(['0', '1']),
  msg: z.string(),
  codigo: z.optional(z.string()),
  erros: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type Resposta = z.infer<typeof respostaSchema>;
export type ErrosDeCampo = Record<string, string[]>;

/** Header of a paged list: how many there are in all (contrato 3). */
export const CABECALHO_TOTAL = 'X-Total-Count';
