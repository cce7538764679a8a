import * as z from 'zod/mini';

/** A published song as everybody reads it (contract 3). `created_at` is an ISO instant; `url` a file under /storage/musicas. */
export const musicaSchema = z.object({
  id: z.string(),
  nome: z.string(),
  url: z.nullable(z.string()),
  url_foto: z.nullable(z.string()),
  id_cantor: z.string(),
  cantor: z.object({ nome: z.string(), url_foto: z.nullable(z.string()) }),
  created_at: z.string(),
});
export type Musica = z.infer<typeof musicaSchema>;
