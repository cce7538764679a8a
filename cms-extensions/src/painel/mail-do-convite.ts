import type { Conteudo } from '../correio/service';

interface Convite {
  para: string;
  nome: string | null;
  /** PORTAL_URL, never what a request claims (docs/seguranca.md). */
  portal: string;
  token: string;
}

/** Where somebody invited to the panel chooses a password. */
const enderecoDoConvite = (portal: string, token: string): string =>
  `${portal}/admin/auth/register?registrationToken=${token}`;

/** The mail with which somebody is invited to the newsroom. */
export const mailDoConvite = ({ para, nome, portal, token }: Convite): Conteudo => ({
  para,
  assunto: 'Convite para o painel',
  paragrafos: [
    nome ? `Olá, ${nome}!` : 'Olá!',
    'Você foi convidado para cuidar do conteúdo do portal. Abra o endereço abaixo e escolha uma senha: depois disso, ' +
      'entre no painel com este e-mail e a senha escolhida.',
    'O endereço é só seu e vale até a senha ser escolhida.',
  ],
  acao: { rotulo: 'Aceitar o convite', url: enderecoDoConvite(portal, token) },
  rodape: 'Se você não esperava este convite, ignore esta mensagem.',
});
