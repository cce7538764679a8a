import * as z from 'zod/mini';

/** The answer of every action (contrato 1): `'1'` done, `'0'` not done, with a message fit to show a person. */
export const respostaSchema = z.object({
  status: z.enum(['0', '1']),
  msg: z.string(),
  erros: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type Resposta = z.infer<typeof respostaSchema>;
export type ErrosDeCampo = Record<string, string[]>;
