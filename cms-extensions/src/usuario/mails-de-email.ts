import { CONFIRMACAO_HORAS, TROCA_DE_EMAIL_MINUTOS } from '@portal/contracts/usuario/limites';
import type { Conteudo } from '../correio/service';

interface ComLink {
  para: string;
  nome: string;
  /** Below PORTAL_URL, never what a request claims (docs/seguranca.md). */
  url: string;
}

/** The mail after a sign-up. */
export const mailDeConfirmacao = ({ para, nome, url }: ComLink): Conteudo => ({
  para,
  assunto: 'Confirme o seu e-mail',
  paragrafos: [
    `Olá, ${nome}!`,
    'Confirme que este e-mail é seu: é por ele que avisamos sobre os seus anúncios e que você recupera a sua senha.',
    `O endereço abaixo vale por ${CONFIRMACAO_HORAS} horas.`,
  ],
  acao: { rotulo: 'Confirmar e-mail', url },
  rodape: 'Se você não se cadastrou no portal, ignore esta mensagem.',
});

/** The mail to the address an account wants to change to. */
export const mailDeTroca = ({ para, nome, url }: ComLink): Conteudo => ({
  para,
  assunto: 'Confirme o novo e-mail da sua conta',
  paragrafos: [
    `Olá, ${nome}!`,
    'Recebemos um pedido para que este seja o e-mail da sua conta no portal. Nada muda até você confirmar.',
    `O endereço abaixo vale por ${TROCA_DE_EMAIL_MINUTOS} minutos e pode ser usado uma única vez.`,
  ],
  acao: { rotulo: 'Usar este e-mail', url },
  rodape: 'Se você não fez este pedido, ignore esta mensagem.',
});

interface ParaOAntigo {
  para: string;
  nome: string;
  /** The association's, when staff filled it in. */
  telefone: string;
}

/** The mail to the address an account had, which no longer opens it. */
export const mailParaOAntigo = ({ para, nome, telefone }: ParaOAntigo): Conteudo => ({
  para,
  assunto: 'O e-mail da sua conta mudou',
  paragrafos: [
    `Olá, ${nome}!`,
    'O e-mail da sua conta no portal foi trocado por outro, confirmado com a sua senha. Este endereço não entra mais nela.',
    `Se não foi você, fale logo com a associação${telefone.trim() ? ` pelo telefone ${telefone.trim()}` : ''}.`,
  ],
  rodape: 'Você recebe esta mensagem porque este era o e-mail da sua conta.',
});
