import type { Core } from '@strapi/strapi';
import { arquivos } from '../arquivo/service';
import { urlDoComprovante } from './comprovante';
import type { Autor } from './historico';
import { ANUNCIO, type AnuncioRow } from './linhas';
import { mudarStatus } from './status';

/**
 * Keeps a stored proof's name on its ad and moves the ad to the decision (contrato 5). In the caller's transaction;
 * throws 409 beyond status 0.
 */
export const receberComprovante = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
  { url }: { url: string },
  por: Autor,
): Promise<void> => {
  await mudarStatus(strapi, anuncio, { evento: { nome: 'comprovante' }, por });
  await strapi.db.query(ANUNCIO).update({
    where: { id: anuncio.id },
    data: { comprovante: url.slice(url.lastIndexOf('/') + 1) },
  });
  if (anuncio.comprovante)
    await arquivos(strapi).apagarDepois(urlDoComprovante(anuncio.comprovante));
};
