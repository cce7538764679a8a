import * as z from 'zod/mini';

/**
 * A published web radio as everybody reads it (contrato 3). Social links: instagram, facebook, youtube, whatsapp number
 * with 55.
 */
export const radioSchema = z.object({
  id: z.string(),
  nome_radio: z.string(),
  slogan: z.string(),
  tags: z.array(z.string()),
  endereco: z.string(),
  url: z.string(),
  path_imagem: z.nullable(z.string()),
  rede_social_1: z.string(),
  rede_social_2: z.string(),
  rede_social_3: z.string(),
  rede_social_4: z.string(),
  ao_vivo: z.optional(z.boolean()),
});
export type Radio = z.infer<typeof radioSchema>;

export const radioNomeSchema = z.object({ id: z.string(), nome_radio: z.string() });
export type RadioNome = z.infer<typeof radioNomeSchema>;
