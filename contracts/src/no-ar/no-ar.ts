import * as z from 'zod/mini';

/** Whether a radio sounds, and what is heard of it (contrato 9). */
export const noArSchema = z.object({
  /** Null: nobody knows yet. */
  no_ar: z.nullable(z.boolean()),
  /** Since when it is so; null while nobody knows. */
  desde: z.nullable(z.string()),
  /** The song of the moment, of a radio somebody here listens to. */
  tocando: z.nullable(z.string()),
  /** Visitors of the portal who listened in the last two minutes. */
  ouvintes: z.number(),
});
export type NoAr = z.infer<typeof noArSchema>;

/** Every published radio's, by its id. */
export const noArDeTodasSchema = z.record(z.string(), noArSchema);
export type NoArDeTodas = z.infer<typeof noArDeTodasSchema>;

/** The same of one radio, and what else its check found out. */
export const noArDaRadioSchema = z.object({
  ...noArSchema.shape,
  formato: z.nullable(z.object({ codec: z.string(), kbps: z.nullable(z.number()) })),
  verificada_em: z.nullable(z.string()),
  /** The last titles, newest first. */
  tocou: z.array(z.object({ titulo: z.string(), quando: z.string() })),
});
export type NoArDaRadio = z.infer<typeof noArDaRadioSchema>;
