import * as z from 'zod/mini';

/**
 * GET /api/anuncios/{id}/desempenho: what an ad got out of its time. `ctr`: clicks by view, 0 to 1 and more, null without
 * views. `dias_restantes`: days on the air still to come, today's included; null before it began. `diario`: one entry a day on
 * the air so far, oldest first, zeroes included. `execucoes`: plays of a radio's or song's ad, null for a banner; exact by
 * the month, from the one it began in to the one it ends in, whole. A day's are null too once it is only part of its month.
 */
export const desempenhoSchema = z.object({
  id: z.int(),
  titulo: z.string(),
  status: z.int(),
  data_inicio: z.nullable(z.string()),
  data_vencimento: z.nullable(z.string()),
  dias_restantes: z.nullable(z.int()),
  visualizacoes: z.int(),
  cliques: z.int(),
  ctr: z.nullable(z.number()),
  execucoes: z.nullable(z.int()),
  diario: z.array(
    z.object({
      dia: z.string(),
      visualizacoes: z.int(),
      cliques: z.int(),
      execucoes: z.nullable(z.int()),
    }),
  ),
});
export type Desempenho = z.infer<typeof desempenhoSchema>;
