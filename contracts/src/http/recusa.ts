import * as z from 'zod/mini';
import { CODIGOS } from './codigos';
import { respostaSchema } from './resposta';

/** The answer of what was refused: every one has a code (contrato 11). */
export const recusaSchema = z.extend(respostaSchema, {
  status: z.literal('0'),
  codigo: z.enum(CODIGOS),
});
export type Recusa = z.infer<typeof recusaSchema>;
