/** What POST /painel/transmissao answers. */
export interface Laudo {
  situacao: 'no-ar' | 'atencao' | 'fora';
  titulo: string;
  detalhes: string[];
}

/** In place of an answer that did not come. */
export const SEM_RESPOSTA: Laudo = {
  situacao: 'fora',
  titulo: 'Não foi possível testar',
  detalhes: ['Tente de novo daqui a pouco.'],
};
