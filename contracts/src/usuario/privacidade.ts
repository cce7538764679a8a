import * as z from 'zod/mini';
import { retencaoSchema } from './retencao';

/** Answer of GET /api/privacidade: the privacy text staff edit in the CMS, and how long what is kept (contrato 10). */
export const privacidadeSchema = z.object({ texto: z.string(), retencao: retencaoSchema });
export type Privacidade = z.infer<typeof privacidadeSchema>;
