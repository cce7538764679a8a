import * as z from 'zod/mini';
import { CAMPOS } from './campos';
import { aoLer, deTodos } from './tabela';

/** A banner as its ad's owner and administrators read it (contrato 5). */
export const bannerSchema = z.object({
  id: z.int(),
  ...aoLer(CAMPOS.banner),
  path_imagem: z.nullable(z.string()),
});

/** A running banner ad as everybody reads it (contrato 3). */
export const anuncioPublicoSchema = z.object({
  id: z.int(),
  banner: z.object({ ...aoLer(deTodos(CAMPOS.banner)), path_imagem: z.nullable(z.string()) }),
  usuario: z.object({ usuario: z.string() }),
});
export type AnuncioPublico = z.infer<typeof anuncioPublicoSchema>;
