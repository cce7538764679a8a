export const PESQUISAS = [
  {
    numero: 1,
    titulo: 'Qual é a sua web rádio preferida do ano?',
    texto: 'Vote na sua rádio preferida e concorra a prêmios.',
  },
  {
    numero: 2,
    titulo: 'Qual é a sua música preferida?',
    texto: 'Escolha uma das 18 músicas, ouça um trecho e concorra a prêmios.',
  },
] as const;

/** Songs one can vote for in survey 2 (especificação 9). */
export const OPCOES_DA_PESQUISA = 18;
