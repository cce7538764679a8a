/** Words of the account's actions (contrato 4, especificação 8). */
export const MENSAGENS_DA_CONTA = {
  cadastrado: 'Cadastro realizado com sucesso!',
  entrou: 'Login realizado com sucesso!',
  credenciaisInvalidas: 'E-mail ou senha inválidos.',
  perfilAtualizado: 'Perfil atualizado com sucesso',
  avisosEscolhidos: 'Escolha dos e-mails guardada',
  senhaAlterada: 'Senha alterada com sucesso! Entre com a nova senha.',
  linkDeRecuperacaoInvalido: 'Este link de recuperação não vale mais. Peça um novo.',
  emailEmUso: 'Este e-mail já está cadastrado.',
  documentoEmUso: 'Este documento já está cadastrado.',
  nomeReservado: 'Este nome não pode ser usado. Escolha outro.',
  nomeEmUso: 'Este nome já está em uso. Escolha outro.',
  segundoPasso: 'Falta o código do segundo passo. Veja-o no seu aplicativo autenticador.',
  codigoDeAcessoInvalido: 'Este código não vale ou já foi usado. Confira e tente com outro.',
  configureSegundoPasso: 'Para continuar, configure o segundo passo no login em Meu perfil.',
  segundoPassoLigado: 'O segundo passo já está ligado nesta conta.',
  segundoPassoNaoPreparado: 'Comece de novo: peça antes um código QR para o seu aplicativo.',
  segundoPassoDesligado: 'O segundo passo não está ligado nesta conta.',
  segundoPassoPreparado: 'Leia o código QR com o aplicativo autenticador e digite o código.',
  segundoPassoConfirmado: 'Segundo passo ligado. Guarde os códigos de recuperação.',
  segundoPassoRetirado: 'Segundo passo desligado. Para entrar basta a senha.',
  codigosNovos: 'Estes são os códigos novos. Os anteriores não valem mais.',
  senhaNaoConfere: 'A senha não confere.',
  ultimaAdministracao:
    'Esta é a última conta de administração do portal. Antes, dê a permissão 2 a outra.',
  mesmoEmail: 'Este já é o e-mail da sua conta.',
  trocaPedida:
    'Se este endereço estiver livre, chegará nele em instantes um link para concluir a troca.',
  confirmacaoEnviada: 'Enviamos um link para o seu e-mail. Ele chega em instantes.',
  emailJaConfirmado: 'O seu e-mail já está confirmado.',
  emailConfirmado: 'E-mail confirmado. Obrigado!',
  emailTrocado: 'Pronto! O e-mail da sua conta foi trocado.',
  linkDeEmailInvalido: 'Este link não vale mais. Peça um novo em Meu perfil.',
  emailTomado:
    'Enquanto isso, outra conta ficou com este e-mail. A sua continua com o endereço de antes.',
  contaExcluida: 'A sua conta foi excluída, com o que era seu.',
} as const;

/**
 * Message only for whoever knows the password of a blocked account; with the support's telephone when staff filled it
 * in.
 */
export const contaBloqueada = (telefone: string | null | undefined): string => {
  const suporte = telefone?.trim() ? ` pelo telefone ${telefone.trim()}` : '';
  return `Sua conta está bloqueada. Fale com o suporte da associação${suporte}.`;
};

/** The dialogs of POST /usuario/recuperacao/mail: one answer whether or not the e-mail is registered. */
export const MENSAGENS_DE_RECUPERACAO = {
  enviada: {
    status: 'sucesso',
    titulo: 'Verifique seu email!',
    texto:
      'Se este email estiver cadastrado, você receberá em instantes um link para criar uma nova senha.',
  },
  emailInvalido: {
    status: 'erro',
    titulo: 'Email inválido!',
    texto: 'Informe um email válido para recuperação de senha!',
  },
  muitasTentativas: {
    status: 'erro',
    titulo: 'Muitas tentativas!',
    texto: 'Aguarde um pouco e tente novamente.',
  },
} as const;
