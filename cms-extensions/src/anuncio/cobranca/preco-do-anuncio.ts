import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import type { Periodo, TipoAnuncio } from '@portal/contracts/anuncio/status';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { Core } from '@strapi/strapi';
import { Refusal } from '../../http/refusal';
import { listPrecos } from '../../preco/service';

/** What an ad costs now, in BRL, by the table staff keep. Throws 422 when it is not on sale. */
export const precoDoAnuncio = async (
  strapi: Core.Strapi,
  { tipo, periodo }: { tipo: TipoAnuncio; periodo: Periodo },
): Promise<number> => {
  const precos = await listPrecos(strapi);
  const preco = precos.find((p) => p.tipo === tipo && p.periodo === periodo);
  if (preco) return preco.valor;
  throw new Refusal(422, { msg: MENSAGENS.camposInvalidos, erros: { periodo: [MSG.semPreco] } });
};
