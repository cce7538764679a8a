import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { RECUPERACAO_MINUTOS } from '@portal/contracts/usuario/limites';
import type { Conteudo } from '../correio/service';

interface Recuperacao {
  para: string;
  nome: string;
  /** PORTAL_URL, never what a request claims (docs/seguranca.md). */
  portal: string;
  token: string;
}

/** The recovery mail (contrato 4). */
export const mailDeRecuperacao = ({ para, nome, portal, token }: Recuperacao): Conteudo => ({
  para,
  assunto: 'Recuperação de senha',
  paragrafos: [
    `Olá, ${nome}!`,
    'Recebemos um pedido para criar uma nova senha para a sua conta no portal.',
    `O endereço abaixo vale por ${RECUPERACAO_MINUTOS} minutos e pode ser usado uma única vez.`,
  ],
  acao: { rotulo: 'Criar nova senha', url: `${portal}${CAMINHOS.recuperacao}/${token}` },
  rodape: 'Se você não fez este pedido, ignore esta mensagem: a sua senha continua a mesma.',
});
