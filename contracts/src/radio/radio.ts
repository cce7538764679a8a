import * as z from 'zod/mini';
import { CAMPOS } from '../anuncio/campos';
import { aoLer, deTodos } from '../anuncio/tabela';

/**
 * A published web radio as everybody reads it (contrato 3). Social links: instagram, facebook, youtube, whatsapp number
 * with 55.
 */
export const radioSchema = z.object({
  id: z.string(),
  slug: z.string(),
  ...aoLer(deTodos(CAMPOS.radio)),
  path_imagem: z.nullable(z.string()),
  /** Never told: every radio is live, and whether it sounds is `no_ar` of contrato 9. */
  ao_vivo: z.optional(z.boolean()),
});
export type Radio = z.infer<typeof radioSchema>;

export const radioNomeSchema = z.object({ id: z.string(), nome_radio: z.string() });
export type RadioNome = z.infer<typeof radioNomeSchema>;
