/** Words of the surveys, of which the home page has its share (contrato 6, especificação 2.2, especificação 8). */
export const MENSAGENS_DA_PESQUISA = {
  votou: 'Voto registrado com sucesso. Obrigado!',
  jaVotou: 'Você já respondeu a esta pesquisa. Obrigado pela colaboração!',
  jaVotouTitulo: 'Você já respondeu a esta pesquisa!',
  naoComecou: 'Esta pesquisa ainda não começou. Volte em breve!',
  encerrada: 'Esta pesquisa já foi encerrada. Obrigado pelo interesse!',
  outraEdicao:
    'A pesquisa que você preenchia foi encerrada, e a nova já está aberta. Confira e vote nesta.',
  escolhaARadio: 'Escolha a web rádio.',
  escolhaAMusica: 'Escolha a música.',
  radioDesconhecida: 'Escolha uma web rádio da lista.',
  musicaDesconhecida: 'Escolha uma música da lista.',
  umaEscolhaSo: 'Escolha uma web rádio ou uma música, não as duas.',
} as const;
