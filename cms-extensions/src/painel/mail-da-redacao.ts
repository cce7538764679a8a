import { RECUPERACAO_MINUTOS } from '@portal/contracts/usuario/limites';
import type { Conteudo } from '../correio/service';

interface Recuperacao {
  para: string;
  nome: string | null;
  /** PORTAL_URL, never what a request claims (docs/seguranca.md). */
  portal: string;
  token: string;
}

/** The mail with which somebody of the newsroom gets a new password for the panel. */
export const mailDaRedacao = ({ para, nome, portal, token }: Recuperacao): Conteudo => ({
  para,
  assunto: 'Nova senha do painel',
  paragrafos: [
    nome ? `Olá, ${nome}!` : 'Olá!',
    'Recebemos um pedido para criar uma nova senha para a sua conta no painel do portal.',
    `O endereço abaixo vale por ${RECUPERACAO_MINUTOS} minutos e pode ser usado uma única vez.`,
  ],
  acao: {
    rotulo: 'Criar nova senha',
    url: `${portal}/admin/auth/reset-password?code=${token}`,
  },
  rodape: 'Se você não fez este pedido, ignore esta mensagem: a sua senha continua a mesma.',
});
