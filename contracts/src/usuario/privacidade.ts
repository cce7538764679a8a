import * as z from 'zod/mini';

/** Answer of GET /api/privacidade: the privacy text staff edit in the CMS. */
export const privacidadeSchema = z.object({ texto: z.string() });
export type Privacidade = z.infer<typeof privacidadeSchema>;
