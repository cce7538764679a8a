/** Messages of failures that every domain shares (contrato 1, contrato 2). */
export const MENSAGENS = {
  naoEncontrado: 'Não encontramos o que você procura.',
  metodoNaoPermitido: 'Esta ação não existe neste endereço.',
  pedidoInvalido: 'Não entendemos o pedido. Confira os dados e tente novamente.',
  textoIlegivel: 'Há letras que não conseguimos ler. Escreva de novo e tente outra vez.',
  camposInvalidos: 'Confira os campos destacados.',
  naoAutenticado: 'Entre na sua conta para continuar.',
  semPermissao: 'Você não tem permissão para fazer isso.',
  sessaoExpirada: 'Sua sessão expirou. Atualize a página e tente novamente.',
  envioParado: 'O envio parou no meio. Confira a sua conexão e tente novamente.',
  grandeDemais: 'O que você enviou é grande demais.',
  oficinaCheia: 'Há muitos arquivos sendo conferidos agora. Aguarde um pouco e tente novamente.',
  tipoNaoAceito: 'Este tipo de conteúdo não é aceito.',
  muitasTentativas: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  bancoIndisponivel: 'O portal está indisponível no momento. Tente novamente em instantes.',
  erroInterno: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
} as const;
