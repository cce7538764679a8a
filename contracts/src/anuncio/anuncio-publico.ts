import * as z from 'zod/mini';
import { CAMPOS } from './campos';
import { aoLer, deTodos } from './tabela';

/** A running banner ad as everybody reads it (contrato 3). */
export const anuncioPublicoSchema = z.object({
  id: z.int(),
  banner: z.object({ ...aoLer(deTodos(CAMPOS.banner)), path_imagem: z.nullable(z.string()) }),
  usuario: z.object({ usuario: z.string() }),
});
export type AnuncioPublico = z.infer<typeof anuncioPublicoSchema>;
