import * as z from 'zod/mini';

/** What a type of ad costs for a period in months, BRL (contrato 3): /api/precos. */
export const precoSchema = z.object({
  tipo: z.enum(['radio', 'musica', 'banner']),
  periodo: z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12)]),
  valor: z.number(),
});
export type Preco = z.infer<typeof precoSchema>;
