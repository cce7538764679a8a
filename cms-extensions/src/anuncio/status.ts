import { AnuncioStatus, isPendente } from '@portal/contracts/anuncio/status';
import { vencimento } from '@portal/contracts/anuncio/vigencia';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Refusal } from '../http/refusal';
import { despublicar, publicar } from './conteudo-do-anuncio';
import { anotar, type Autor } from './historico';
import { ANUNCIO, findAnuncioRow, travarAnuncio, type AnuncioRow } from './linhas';
import { enfileirarMails } from './mails';
import { transicao, type EventoDoAnuncio } from './rules';

/** Does work in one transaction on an ad nobody else changes meanwhile. Throws 404 when it is not there, or not this author's. */
export const comAnuncioTravado = async <T>(
  strapi: Core.Strapi,
  id: number,
  autor: Autor,
  trabalho: (anuncio: AnuncioRow) => Promise<T>,
): Promise<T> =>
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await travarAnuncio(strapi, trx, id);
    const anuncio = await findAnuncioRow(strapi, id);
    const alcanca = anuncio && (isAdministrador(autor) || anuncio.usuario?.id === autor.id);
    if (!alcanca) throw new Refusal(404);
    return trabalho(anuncio);
  });

interface Mudanca {
  evento: EventoDoAnuncio;
  por: Autor;
  motivo?: string;
}

/**
 * The only writer of an ad's status (architecture, "the way of a rule"). Call inside `comAnuncioTravado`: the ad, its
 * history, its mails and what it shows to the public change together. Throws what the rules refuse.
 */
export const mudarStatus = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
  { evento, por, motivo = '' }: Mudanca,
): Promise<void> => {
  const { situacao: de } = anuncio;
  const papel = isAdministrador(por) ? 'administrador' : 'dono';
  const passo = transicao({ ...anuncio, status: de }, evento, papel, dataCivil(new Date()));
  if (!passo.permitida) throw new Refusal(passo.http, { msg: passo.msg });
  if (!passo.mudou) return;
  const { status: para, data_inicio, data_vencimento } = passo.depois;
  const aprovado = para === AnuncioStatus.Ativo;
  await strapi.db.query(ANUNCIO).update({
    where: { id: anuncio.id },
    data: {
      situacao: para,
      data_inicio,
      data_vencimento,
      esperando_desde: isPendente({ status: para }) ? new Date() : null,
      ...(aprovado && !anuncio.aprovado_em && { aprovado_em: new Date() }),
      ...(evento.nome === 'comprovante' && { enviado_em: new Date() }),
    },
  });
  await anotar(strapi, { anuncio, de, para, evento: evento.nome, por, motivo });
  await enfileirarMails(strapi, anuncio, de, para, motivo);
  if (aprovado) await publicar(strapi, anuncio);
  else if (de === AnuncioStatus.Ativo) await despublicar(strapi, anuncio);
};

/** Dates that follow from an administrator's choice of start or period (contract 5). */
export const novasDatas = ({
  data_inicio,
  periodo,
}: Pick<AnuncioRow, 'data_inicio' | 'periodo'>): Pick<
  AnuncioRow,
  'data_inicio' | 'data_vencimento'
> => ({
  data_inicio,
  data_vencimento: data_inicio === null ? null : vencimento(data_inicio, periodo),
});
