import type { Core } from '@strapi/strapi';
import type { Modelo } from '../correio/service';
import { findOne } from '../database/find-all';
import { horaDoPortal } from '../texto/hora';

export const MODELO_DO_AGENDAMENTO = 'agendamento-falhou';

/** The mail that tells whoever set an hour why nothing happened then. */
export const modeloDoAgendamento =
  (strapi: Core.Strapi): Modelo =>
  async ({ id, tipo, documento, acao, quando, falha, nome }) => {
    const conta = await findOne<{ email: string; firstname: string | null }>(
      strapi,
      'admin::user',
      { select: ['email', 'firstname'], where: { id: Number(id), isActive: true } },
    );
    if (!conta) return null;
    const portal = strapi.config.get<string>('portal.url');
    const oQue = acao === 'publicar' ? 'publicar' : 'tirar do ar';
    return {
      para: conta.email,
      assunto: `Não foi possível ${oQue}: ${nome ?? 'sem nome'}`,
      paragrafos: [
        conta.firstname ? `Olá, ${conta.firstname}!` : 'Olá!',
        `Você marcou para ${oQue} “${nome ?? 'sem nome'}” em ${horaDoPortal(Number(quando))}, e o portal não conseguiu.`,
        `O motivo: ${falha ?? ''}`,
        'Corrija o que falta e publique, ou marque outra hora. Nada mudou no portal.',
      ],
      acao: {
        rotulo: 'Abrir no painel',
        url: `${portal}/admin/content-manager/collection-types/${tipo ?? ''}/${documento ?? ''}`,
      },
      rodape: 'Você recebe esta mensagem porque marcou esta hora no painel do portal.',
    };
  };
