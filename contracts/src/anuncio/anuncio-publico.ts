import * as z from 'zod/mini';

/** A running banner ad as everybody reads it (contrato 3). */
export const anuncioPublicoSchema = z.object({
  id: z.int(),
  banner: z.object({
    url: z.string(),
    path_imagem: z.nullable(z.string()),
    titulo: z.string(),
    resumo: z.string(),
  }),
  usuario: z.object({ usuario: z.string() }),
});
export type AnuncioPublico = z.infer<typeof anuncioPublicoSchema>;
