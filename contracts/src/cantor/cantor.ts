import * as z from 'zod/mini';
import { musicaSchema } from '../musica/musica';

/**
 * A published singer with the published songs, as everybody reads it (contrato 3). `total_acessos`: plays of all the
 * songs.
 */
export const cantorSchema = z.object({
  id: z.string(),
  slug: z.string(),
  nome: z.string(),
  slogan: z.string(),
  segmento: z.string(),
  sobre: z.string(),
  url_foto: z.nullable(z.string()),
  total_acessos: z.int(),
  musicas: z.array(musicaSchema),
  /** Place in the whole ranking, from 1; only where a search found it. */
  posicao: z.optional(z.int()),
});
export type Cantor = z.infer<typeof cantorSchema>;

/** Singers on a page of the ranking, and the most a page may ask for. */
export const CANTORES_POR_PAGINA = 10;
export const CANTORES_POR_PAGINA_MAXIMO = 100;
/** Singers the page of the ranking reads at a time: each comes with the songs. */
export const CANTORES_DE_CADA_VEZ = 20;

export const cantorNomeSchema = z.object({ id: z.string(), nome: z.string() });
export type CantorNome = z.infer<typeof cantorNomeSchema>;
