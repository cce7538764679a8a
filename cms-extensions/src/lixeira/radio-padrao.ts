import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';

const CONFIGURACAO = 'api::configuracao.configuracao';
const RADIO = 'api::radio.radio';

interface Configuracao {
  id: number;
  radio_padrao: { documentId: string } | null;
}

/** The settings point to the default radio, not it to them: the relation is none of the radio's own. */
const lerConfiguracao = (strapi: Core.Strapi): Promise<Configuracao | null> =>
  findOne<Configuracao>(strapi, CONFIGURACAO, {
    select: ['id'],
    populate: { radio_padrao: { select: ['documentId'] } },
  });

/** Whether it is the radio that the player shows first. */
export const isRadioPadrao = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<boolean> =>
  uid === RADIO && (await lerConfiguracao(strapi))?.radio_padrao?.documentId === documentId;

/** Makes a radio the first one again, unless another is by now. */
export const voltarAPadrao = async (strapi: Core.Strapi, radio: number): Promise<void> => {
  const configuracao = await lerConfiguracao(strapi);
  if (!configuracao || configuracao.radio_padrao) return;
  await strapi.db
    .query(CONFIGURACAO)
    .update({ where: { id: configuracao.id }, data: { radio_padrao: radio } });
};
