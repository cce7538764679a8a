import type { EdicaoAberta } from '@portal/contracts/painel/respostas';
import type { NovaEdicao } from '@portal/contracts/pesquisa/nova-edicao';
import { NUMEROS_DE_PESQUISA } from '@portal/contracts/pesquisa/voto';
import type { Core } from '@strapi/strapi';
import { encerrarEAbrir } from './nova-edicao';
import { proximaEdicao } from './proxima-edicao';
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

/** What the panel asks of the surveys. */
export const edicoes = (strapi: Core.Strapi) => ({
  /** Closes an edition and opens its place's next; asked twice, it answers the same. */
  encerrarEAbrir: (documentId: string, pedido: NovaEdicao): Promise<EdicaoAberta> =>
    encerrarEAbrir(strapi, documentId, pedido),

  /** By a place's number, which edition the next survey there is. */
  proximas: async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(
        NUMEROS_DE_PESQUISA.map(
          async (numero) => [String(numero), await proximaEdicao(strapi, numero)] as const,
        ),
      ),
    ),
});
