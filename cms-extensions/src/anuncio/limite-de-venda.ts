import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { Refusal } from '../http/refusal';
import { limites } from '../limite/service';
import type { Autor } from './historico';
import { ANUNCIO } from './linhas';

/** Ads of one account that were never approved and have no proof, at a time (contrato 2). */
const SEM_COMPROVANTE = 10;
const USUARIO = 'plugin::users-permissions.user';

/**
 * Takes one of the places for a new ad of the account it is to belong to, whoever makes it, in the sale's transaction:
 * undone with it. Its first statement locks the account's row of the limit, so two sales of one account come one after
 * the other and the count below it is exact. Throws 429 and 409 (contrato 2).
 */
export const ocuparLugarDeVenda = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  id: number,
  autor: Pick<Autor, 'id'>,
): Promise<void> => {
  await limites(strapi).ocuparDentro(trx, 'anuncios', String(id));
  // Race: an account deleted meanwhile sells nothing; one that is being sold for is not deleted until it is done.
  const dono = await tableOf(strapi, USUARIO, trx).where({ id }).forShare().first('id');
  if (!dono) throw new Refusal(id === autor.id ? 401 : 404);
  const parados = await strapi.db.query(ANUNCIO).count({
    where: {
      usuario: { id },
      situacao: { $in: [AnuncioStatus.NaoAprovado, AnuncioStatus.ReembolsoSolicitado] },
      aprovado_em: null,
      comprovante: null,
      // A renewal charges for what was approved before.
      renova: null,
    },
  });
  if (parados >= limites(strapi).vezes(SEM_COMPROVANTE))
    throw new Refusal(409, {
      msg: id === autor.id ? MSG.muitosSemComprovante : MSG.contaComMuitosSemComprovante,
    });
};
