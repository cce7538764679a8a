import type { Laudo } from '@portal/contracts/painel/respostas';

/** In place of an answer that did not come. */
export const SEM_RESPOSTA: Laudo = {
  situacao: 'fora',
  titulo: 'Não foi possível testar',
  detalhes: ['Tente de novo daqui a pouco.'],
};
