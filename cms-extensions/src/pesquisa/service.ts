import type { Core } from '@strapi/strapi';
import { copiarVotos, esquecerVotantes, type VotoCopiado } from './votantes';

export type { VotoCopiado };

/** What other domains ask of the surveys: who voted, and that it be forgotten (contrato 10). */
export const votantes = (strapi: Core.Strapi) => ({
  /** Every vote made with an e-mail, for whoever proved that it is theirs. */
  doEmail: (email: string): Promise<VotoCopiado[]> => copiarVotos(strapi, email),

  /** Erases who voted from surveys closed so many days ago; answers how many votes. */
  esquecerAntigos: (dias: number, agora: Date): Promise<number> =>
    esquecerVotantes(strapi, dias, agora),
});
