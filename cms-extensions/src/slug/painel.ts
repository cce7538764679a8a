import { isSlug } from '@portal/contracts/partilha/slug';
import type { Core, UID } from '@strapi/strapi';
import { TIPOS_COM_SLUG } from './gravar';
import { slugLivre } from './rules';
import { donosDosSlugs } from './service';

interface Pergunta {
  contentTypeUID: UID.Schema;
  data?: Record<string, unknown>;
  value?: string;
}

/** What the content manager's service for fields of kind uid offers. */
interface ServicoDeUid {
  generateUIDField(pergunta: Pergunta): Promise<string>;
  findUniqueUID(pergunta: Pergunta): Promise<string>;
  checkUIDAvailability(pergunta: Pergunta): Promise<boolean>;
}

/**
 * The panel's button "Gerar" and its "Disponível" answer from the register of slugs, as saving does: Strapi's own see
 * only those in use. Call in `bootstrap`.
 */
export const proporSlugs = (strapi: Core.Strapi): void => {
  const servico = strapi.plugin('content-manager').service('uid') as unknown as ServicoDeUid;
  const livre = async (uid: UID.Schema, nome: string): Promise<string> => {
    const { tipo = 'radio' } = TIPOS_COM_SLUG[uid] ?? {};
    const tomados = await donosDosSlugs(strapi, tipo);
    return slugLivre(tipo, '', nome, (slug) => !tomados.has(slug));
  };
  const nomeDe = ({ contentTypeUID: uid, data }: Pergunta): string => {
    const nome = data?.[TIPOS_COM_SLUG[uid]?.nome ?? ''];
    return typeof nome === 'string' ? nome : '';
  };
  Object.assign(servico, {
    generateUIDField: (pergunta) => livre(pergunta.contentTypeUID, nomeDe(pergunta)),
    findUniqueUID: ({ contentTypeUID, value = '' }) => livre(contentTypeUID, value),
    checkUIDAvailability: async ({ contentTypeUID, value = '' }) =>
      isSlug(value) && (await livre(contentTypeUID, value)) === value,
  } satisfies ServicoDeUid);
};
