import type { EditarBanner } from '@portal/contracts/anuncio/editar';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { ACAO_DO_CAMPO, CONTEUDO, recusaDe, type Acao } from '@portal/contracts/anuncio/permissoes';
import { chaves } from '@portal/contracts/anuncio/tabela';
import type { Core } from '@strapi/strapi';
import { Refusal } from '../http/refusal';
import type { Guardados } from './arquivos';
import type { Autor } from './historico';
import { julgadoDe, type AnuncioRow } from './linhas';
import type { BannerDoAnuncio } from './presenter-do-anuncio';
import { outrasAtivas, papelDe } from './status';

/** Whether a field was sent and says something else than is stored, as the form would send that. */
const muda = (enviado: string | number | undefined, atual: string | number | null): boolean =>
  enviado !== undefined &&
  String(enviado) !==
    String(atual ?? '')
      .trim()
      .normalize('NFC');

const mudancasDe = (
  anuncio: AnuncioRow,
  banner: BannerDoAnuncio,
  input: EditarBanner,
  guardados: Guardados,
): Acao[] => {
  const mudou: Record<keyof typeof ACAO_DO_CAMPO, boolean> = {
    titulo: muda(input.titulo, anuncio.titulo),
    meio_pagamento: muda(input.meio_pagamento, anuncio.meio_pagamento),
    periodo: muda(input.periodo, anuncio.periodo),
    arquivo_banner: guardados.has('arquivo_banner'),
    url: muda(input.url, banner.url),
    titulo_banner: muda(input.titulo_banner, banner.titulo),
    resumo_banner: muda(input.resumo_banner, banner.resumo),
    arquivo_comprovante: guardados.has('arquivo_comprovante'),
  };
  return chaves(ACAO_DO_CAMPO)
    .filter((campo) => mudou[campo])
    .map((campo) => ACAO_DO_CAMPO[campo]);
};

/**
 * Field locks: throws 409 with the reason when an edit changes what its author may not change now; a locked field is
 * never dropped behind a message of success (contrato 5). What an approved renewal shows counts as on the air, whatever
 * became of the ad that brought it.
 */
export const conferirEdicao = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
  banner: BannerDoAnuncio,
  autor: Autor,
  input: EditarBanner,
  guardados: Guardados,
): Promise<void> => {
  const papel = papelDe(autor);
  const mudancas = mudancasDe(anuncio, banner, input, guardados);
  for (const acao of mudancas) {
    const msg = recusaDe(julgadoDe(anuncio), papel, acao);
    if (msg !== null) throw new Refusal(409, { msg });
  }
  const conteudo = mudancas.some((acao) => CONTEUDO.includes(acao));
  if (papel === 'dono' && conteudo && (await outrasAtivas(strapi, anuncio)).length > 0)
    throw new Refusal(409, { msg: MSG.conteudoNoAr });
};
