import * as z from 'zod/mini';

/**
 * A published song as everybody reads it (contrato 3). `created_at` is an ISO instant; `url` a file under
 * /storage/musicas.
 */
export const musicaSchema = z.object({
  id: z.string(),
  slug: z.string(),
  nome: z.string(),
  url: z.nullable(z.string()),
  url_foto: z.nullable(z.string()),
  id_cantor: z.string(),
  cantor: z.object({ nome: z.string(), url_foto: z.nullable(z.string()) }),
  created_at: z.string(),
  /** In seconds; null while nobody has measured it. */
  duracao: z.nullable(z.int()),
});
export type Musica = z.infer<typeof musicaSchema>;

/** A song in the list of every song, most played first: what the page #musicas shows, which the specification names and leaves open. `total_acessos`: its plays. */
export const musicaTocadaSchema = z.extend(musicaSchema, {
  segmento: z.string(),
  total_acessos: z.int(),
  /** Place among all songs, from 1; only where a search found it. */
  posicao: z.optional(z.int()),
});
export type MusicaTocada = z.infer<typeof musicaTocadaSchema>;
