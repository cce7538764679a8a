import * as z from 'zod/mini';
import { TEXTO_MAXIMO } from '../anuncio/limites';
import { ufLivre } from '../lugar/uf';
import { livre } from '../texto/campos';

/** Most entries that are changed together. */
export const LOTE_MAXIMO = 500;

const etiquetas = z.prefault(livre(TEXTO_MAXIMO), '');

/** What is done to many radios at once: tags that come and go, and the state they are of. Left out or empty: stays. */
export const loteSchema = z.object({
  ids: z
    .array(z.string({ error: 'Escolha de novo as rádios.' }), {
      error: 'Escolha as rádios que vão mudar.',
    })
    .check(
      z.minLength(1, 'Escolha as rádios que vão mudar.'),
      z.maxLength(LOTE_MAXIMO, `Escolha até ${LOTE_MAXIMO} rádios de cada vez.`),
    ),
  acrescentar: etiquetas,
  tirar: etiquetas,
  estado: z.prefault(ufLivre, ''),
  /** Whether those that are on the portal are published at once. */
  publicar: z.prefault(z.boolean(), false),
});
export type Lote = z.output<typeof loteSchema>;

/** What became of one of them. */
export interface LinhaDoLote {
  id: string;
  nome: string;
  resultado: 'mudada' | 'publicada' | 'igual' | 'recusada';
  /** Why it was refused, or not published. */
  msg: string | null;
}
