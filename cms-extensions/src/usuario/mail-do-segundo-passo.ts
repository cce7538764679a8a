import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Core } from '@strapi/strapi';
import type { Modelo } from '../correio/service';
import { contas } from './contas';

export const MODELO_SEGUNDO_PASSO = 'segundo-passo';

const O_QUE_MUDOU = {
  ligado: 'O segundo passo no login foi ligado na sua conta: agora ela pede também um código.',
  desligado: 'O segundo passo no login foi desligado na sua conta: agora basta a senha.',
  codigos: 'Os códigos de recuperação da sua conta foram trocados: os anteriores não valem mais.',
} as const;

/** What may happen to an account's second step. */
export type Mudanca = keyof typeof O_QUE_MUDOU;

/** The mail that tells an account's owner that its second step has changed (contrato 10). */
export const modeloDoSegundoPasso =
  (strapi: Core.Strapi): Modelo =>
  async ({ id_usuario, mudanca }) => {
    const conta = await contas(strapi).porId(Number(id_usuario));
    const dito = O_QUE_MUDOU[mudanca as Mudanca]; // as `meuSegundoPasso` writes it
    if (!conta || conta.blocked) return null;
    const portal = strapi.config.get<string>('portal.url');
    return {
      para: conta.email,
      assunto: 'Segundo passo no login',
      paragrafos: [`Olá, ${conta.username}!`, dito],
      acao: { rotulo: 'Ver a minha conta', url: `${portal}${CAMINHOS.perfil}` },
      rodape:
        'Se não foi você, crie já uma nova senha em Esqueci minha senha e fale com a associação.',
    };
  };
