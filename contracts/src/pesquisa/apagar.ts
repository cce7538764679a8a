import * as z from 'zod/mini';
import { emailSchema } from '../texto/email';

/** POST /api/pesquisas/votantes/apagar: whose data is to go, at their request (contrato 10). */
export const apagarVotosSchema = z.object({ email: emailSchema });
export type ApagarVotos = z.infer<typeof apagarVotosSchema>;

/** What staff are told of it. */
export const votosApagados = (quantos: number): string =>
  quantos === 0
    ? 'Nenhum voto foi feito com este e-mail.'
    : `Pronto! Os dados desta pessoa saíram de ${quantos} ${quantos === 1 ? 'voto' : 'votos'}.`;
