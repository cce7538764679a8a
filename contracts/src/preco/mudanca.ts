import * as z from 'zod/mini';
import { PERIODOS, TIPOS_ANUNCIO } from '../anuncio/status';
import { precoSchema } from './preco';

/** What the panel asks of the price table: the prices that change, each with what it was to whoever changes it. */
export const mudancaDePrecosSchema = z.object({
  precos: z
    .array(z.extend(precoSchema, { era: z.number() }))
    .check(z.maxLength(TIPOS_ANUNCIO.length * PERIODOS.length)),
});
export type MudancaDePrecos = z.output<typeof mudancaDePrecosSchema>;
