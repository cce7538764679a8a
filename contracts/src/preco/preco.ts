import * as z from 'zod/mini';
import { PERIODOS, TIPOS_ANUNCIO } from '../anuncio/status';

/** What a type of ad costs for a period in months, BRL (contrato 3): /api/precos. */
export const precoSchema = z.object({
  tipo: z.enum(TIPOS_ANUNCIO),
  periodo: z.literal(PERIODOS),
  valor: z.number(),
});
export type Preco = z.infer<typeof precoSchema>;
