import * as z from 'zod/mini';
import { cantorSchema } from '../cantor/cantor';
import { musicaTocadaSchema } from '../musica/musica';
import { estadoContadoSchema, tagContadaSchema } from '../radio/filtros';
import { radioSchema } from '../radio/radio';

/** Items of each group, unless asked otherwise (contrato 9). */
export const POR_GRUPO = 5;
/** Most items of each group. */
export const POR_GRUPO_MAXIMO = 20;

/** What a search of everything answers, group by group, best first (contrato 9). */
export const resultadoDaBuscaSchema = z.object({
  radios: z.array(radioSchema),
  cantores: z.array(cantorSchema),
  musicas: z.array(musicaTocadaSchema),
  tags: z.array(tagContadaSchema),
  estados: z.array(estadoContadoSchema),
});
export type ResultadoDaBusca = z.infer<typeof resultadoDaBuscaSchema>;
