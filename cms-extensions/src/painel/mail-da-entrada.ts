import { FUSO } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import type { Modelo } from '../correio/service';
import { findOne } from '../database/find-all';

export const MODELO_DA_ENTRADA = 'entrada-no-painel';

const emSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The mail that tells somebody of the newsroom of a sign-in from a browser they had not used (contrato 7). */
export const modeloDaEntrada =
  (strapi: Core.Strapi): Modelo =>
  async ({ id, quando, endereco, navegador }) => {
    const conta = await findOne<{ email: string; firstname: string | null }>(
      strapi,
      'admin::user',
      { select: ['email', 'firstname'], where: { id: Number(id), isActive: true } },
    );
    if (!conta) return null;
    const portal = strapi.config.get<string>('portal.url');
    return {
      para: conta.email,
      assunto: 'Entrada no painel por um navegador novo',
      paragrafos: [
        conta.firstname ? `Olá, ${conta.firstname}!` : 'Olá!',
        'Alguém entrou no painel do portal com a sua conta, por um navegador que ela ainda não tinha usado.',
        `Quando: ${emSaoPaulo.format(new Date(Number(quando)))}. Navegador: ${navegador}. Endereço na rede: ${endereco}.`,
        'Se foi você, não precisa fazer nada.',
      ],
      acao: { rotulo: 'Não fui eu: criar nova senha', url: `${portal}/admin/auth/forgot-password` },
      rodape: 'Se não foi você, crie já uma nova senha e fale com quem cuida do portal.',
    };
  };
