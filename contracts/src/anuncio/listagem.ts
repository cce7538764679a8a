import * as z from 'zod/mini';
import { STATUS } from './status';

/**
 * The orders an administrator's list of ads comes in (contrato 5): those that wait for a decision first, the newest first,
 * those that end soonest first, the dearest first.
 */
export const ORDENS_DA_LISTA = ['espera', 'recentes', 'vencimento', 'valor'] as const;
export type OrdemDaLista = (typeof ORDENS_DA_LISTA)[number];

/** Days within which an ad on the air may be asked to end (contrato 5). */
export const VENCE_EM_DIAS = 30;

/** GET /api/anuncios/administracao/contagens: how many ads that fit have each status, the statuses nobody has too. */
export const contagensSchema = z.array(z.object({ status: z.literal(STATUS), total: z.int() }));
export type Contagens = z.infer<typeof contagensSchema>;
