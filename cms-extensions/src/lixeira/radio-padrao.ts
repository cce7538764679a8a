import type { Core } from '@strapi/strapi';
import { findConfiguracao } from '../conteudo/service';

const CONFIGURACAO = 'api::configuracao.configuracao';
const RADIO = 'api::radio.radio';

/** Whether it is the radio that the player shows first: the settings point to it, it has no relation of its own. */
export const isRadioPadrao = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<boolean> =>
  uid === RADIO && (await findConfiguracao(strapi))?.radio_padrao?.documentId === documentId;

/** Makes a radio the first one again, unless another is by now. */
export const voltarAPadrao = async (strapi: Core.Strapi, radio: number): Promise<void> => {
  const configuracao = await findConfiguracao(strapi);
  if (!configuracao || configuracao.radio_padrao) return;
  await strapi.db
    .query(CONFIGURACAO)
    .update({ where: { id: configuracao.id }, data: { radio_padrao: radio } });
};
