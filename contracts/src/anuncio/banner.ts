import * as z from 'zod/mini';
import { CAMPOS } from './campos';
import { aoLer } from './tabela';

/** A banner as its ad's owner and administrators read it (contrato 5). */
export const bannerSchema = z.object({
  id: z.int(),
  ...aoLer(CAMPOS.banner),
  path_imagem: z.nullable(z.string()),
});
