import * as z from 'zod/mini';
import { ESTADOS } from '../usuario/limites';

/** A tag, and how many radios have it. */
export const tagContadaSchema = z.object({ tag: z.string(), total: z.int() });
export type TagContada = z.infer<typeof tagContadaSchema>;

/** A state, and how many radios are there. */
export const estadoContadoSchema = z.object({ uf: z.enum(ESTADOS), total: z.int() });
export type EstadoContado = z.infer<typeof estadoContadoSchema>;

/** What the list can be narrowed by, those of most radios first. */
export const filtrosDeRadioSchema = z.object({
  tags: z.array(tagContadaSchema),
  estados: z.array(estadoContadoSchema),
});
export type FiltrosDeRadio = z.infer<typeof filtrosDeRadioSchema>;
