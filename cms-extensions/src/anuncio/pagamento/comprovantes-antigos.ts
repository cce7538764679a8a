import { STATUS_PENDENTES } from '@portal/contracts/anuncio/status';
import { dataCivil, somarMeses } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { eachApart } from '../../database/rounds';
import { registrar } from '../../registro/service';
import { comTravas } from '../decisao/travar';
import { ANUNCIO, listTrecho } from '../ficha/linhas';
import { apagarComprovantes, listDoAnuncio } from './comprovantes';

/** Ads looked at in one round. */
const LOTE = 200;

/** Ads with a proof that ended before a day; those that never ran, by the day the proof came. None that somebody still has to decide on. */
const acabadosAntesDe = (dia: string): Record<string, unknown> => ({
  comprovante: { $notNull: true },
  situacao: { $notIn: STATUS_PENDENTES },
  $or: [
    { data_vencimento: { $lt: dia } },
    {
      data_vencimento: { $null: true },
      enviado_em: { $lt: new Date(`${dia}T00:00:00-03:00`) },
    },
  ],
});

/** Deletes the proofs of ads that ended `meses` ago or more, a batch at a time; answers how many. Once: of several instances the second finds none. */
export const apagarComprovantesAntigos = async (
  strapi: Core.Strapi,
  meses: number,
  agora: Date,
): Promise<number> => {
  const dia = somarMeses(dataCivil(agora), -meses);
  const onde = acabadosAntesDe(dia);
  const acabados = await listTrecho(strapi, onde, 0, LOTE);
  let apagados = 0;
  await eachApart(strapi, acabados, async ({ id }) => {
    apagados += await comTravas(strapi, id, async (anuncio) => {
      // Race: since it was listed it may have been sent to a decision, or been given other dates.
      const [ainda] = await listTrecho(strapi, { ...onde, id }, 0, 1);
      if (!anuncio || !ainda) return 0;
      const quantos = (await listDoAnuncio(strapi, id)).length;
      await apagarComprovantes(strapi, anuncio);
      await strapi.db.query(ANUNCIO).update({ where: { id }, data: { comprovante: null } });
      await registrar(strapi, {
        quem: 'portal',
        acao: 'apagou os comprovantes no prazo',
        alvo: { tipo: 'anuncio', id, nome: anuncio.titulo },
        antes: { comprovantes: quantos },
      });
      return quantos;
    });
  });
  return apagados;
};
