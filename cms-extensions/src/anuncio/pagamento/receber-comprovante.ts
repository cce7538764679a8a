import type { Core } from '@strapi/strapi';
import { mudarStatus } from '../decisao/status';
import type { Autor } from '../ficha/historico';
import type { AnuncioRow } from '../ficha/linhas';
import { guardarComprovante } from './comprovantes-guardados';

/**
 * Keeps a stored proof with its ad, beside those that came before, and moves the ad to the decision (contrato 5). In the
 * caller's transaction; throws 409 beyond status 0.
 */
export const receberComprovante = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
  { url }: { url: string },
  por: Autor,
): Promise<void> => {
  await mudarStatus(strapi, anuncio, { evento: { nome: 'comprovante' }, por });
  const arquivo = url.slice(url.lastIndexOf('/') + 1);
  await guardarComprovante(strapi, anuncio.id, arquivo, new Date());
};
