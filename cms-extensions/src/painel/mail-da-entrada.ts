import type { Core } from '@strapi/strapi';
import type { Modelo } from '../correio/service';
import { findOne } from '../database/find-all';
import { horaDoPortal } from '../texto/hora';

export const MODELO_DA_ENTRADA = 'entrada-no-painel';

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
        `Quando: ${horaDoPortal(Number(quando))}. Navegador: ${navegador}. Endereço na rede: ${endereco}.`,
        'Se foi você, não precisa fazer nada.',
      ],
      acao: { rotulo: 'Não fui eu: criar nova senha', url: `${portal}/admin/auth/forgot-password` },
      rodape: 'Se não foi você, crie já uma nova senha e fale com quem cuida do portal.',
    };
  };
