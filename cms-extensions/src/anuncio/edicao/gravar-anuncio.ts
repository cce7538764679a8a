import type { EditarBanner } from '@portal/contracts/anuncio/editar';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { novasDatas } from '../decisao/status';
import type { Autor } from '../ficha/historico';
import { ANUNCIO, type AnuncioRow } from '../ficha/linhas';
import { precoDoAnuncio } from '../cobranca/preco-do-anuncio';
import { avisarOutroValor } from '../mails/enfileirar';
import { camposMudados, doAnuncio, enviadosDe } from './conferir-edicao';

export type DoAnuncio = Pick<EditarBanner, 'titulo' | 'periodo' | 'data_inicio' | 'meio_pagamento'>;

/**
 * Writes an ad's own fields; answers which of them changed. Period and start move the end. What an owner still to pay
 * chooses costs what it costs today; an administrator's choice never moves the price. An active ad keeps its start where
 * none is sent: a form opened before the approval would take it off the air in silence.
 */
export const gravarAnuncio = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
  autor: Autor,
  { titulo, meio_pagamento, periodo = anuncio.periodo, data_inicio: dia }: DoAnuncio,
): Promise<string[]> => {
  const administra = isAdministrador(autor);
  const escolhido = administra && dia !== undefined ? dia : anuncio.data_inicio;
  const ativo = anuncio.situacao === AnuncioStatus.Ativo;
  const data_inicio = escolhido ?? (ativo ? anuncio.data_inicio : null);
  const { tipo } = anuncio;
  const valor =
    !administra && periodo !== anuncio.periodo
      ? await precoDoAnuncio(strapi, { tipo, periodo })
      : undefined;
  const data = {
    ...enviadosDe({ titulo, meio_pagamento, valor }),
    periodo,
    ...novasDatas({ data_inicio, periodo }),
  };
  const outroFim = data.data_vencimento !== anuncio.data_vencimento;
  await strapi.db.query(ANUNCIO).update({
    where: { id: anuncio.id },
    // Another end is told of again.
    data: { ...data, ...(outroFim && { avisado_7_dias_em: null, avisado_fim_em: null }) },
  });
  await avisarOutroValor(strapi, anuncio, valor);
  return camposMudados({ titulo, meio_pagamento, periodo, data_inicio }, doAnuncio(anuncio));
};
