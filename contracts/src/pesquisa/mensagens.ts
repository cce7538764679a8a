/** Words of the surveys (contrato 6, especificação 2.2, especificação 8). */
export const MENSAGENS_DA_PESQUISA = {
  votou: 'Voto registrado com sucesso. Obrigado!',
  jaVotou: 'Você já respondeu a esta pesquisa. Obrigado pela colaboração!',
  jaVotouTitulo: 'Você já respondeu a esta pesquisa!',
  naoComecou: 'Esta pesquisa ainda não começou. Volte em breve!',
  encerrada: 'Esta pesquisa já foi encerrada. Obrigado pelo interesse!',
  escolhaARadio: 'Escolha a web rádio.',
  escolhaAMusica: 'Escolha a música.',
  radioDesconhecida: 'Escolha uma web rádio da lista.',
  musicaDesconhecida: 'Escolha uma música da lista.',
  umaEscolhaSo: 'Escolha uma web rádio ou uma música, não as duas.',
} as const;

/** Words of the surveys' draw, for administrators only. */
export const MENSAGENS_DO_SORTEIO = {
  sorteado: 'Sorteio realizado e registrado.',
  aindaAberta: 'O sorteio só pode ser feito depois do encerramento da pesquisa.',
  semParticipantes: 'Não há participantes para sortear.',
  sementeUsada: 'Já existe um sorteio desta pesquisa com esta semente.',
} as const;

/** What a vote's data is for: shown beside the form and kept with the vote (LGPD, articles 6 and 8). */
export const FINALIDADE_DO_VOTO =
  'Contar um voto por pessoa nesta pesquisa, fazer o sorteio dos prêmios e avisar quem ganhar.';
