import type { EditarBanner } from '@portal/contracts/anuncio/editar';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { CONTEUDO, recusaDe, type Acao } from '@portal/contracts/anuncio/permissoes';
import type { Core } from '@strapi/strapi';
import { Refusal } from '../http/refusal';
import type { Guardados } from './arquivos';
import { camposMudados, doAnuncio, doBanner } from './campos-mudados';
import type { Autor } from './historico';
import { julgadoDe, type AnuncioRow } from './linhas';
import type { BannerDoAnuncio } from './presenter-do-anuncio';
import { outrasAtivas, papelDe } from './status';

/** What changing a field of the form does, where the two are not called the same. */
const ACAO_DO_CAMPO: Readonly<Record<string, Acao>> = {
  titulo: 'titulo',
  meio_pagamento: 'meio_pagamento',
  periodo: 'periodo',
  arquivo_banner: 'imagem',
  url: 'link',
  titulo_banner: 'titulo_banner',
  resumo_banner: 'resumo_banner',
  arquivo_comprovante: 'comprovante',
};

/**
 * Throws 409 with the reason when an edit changes what its author may not change now: nothing sent is dropped with words of
 * success (contract 5). What an approved renewal shows is on the air, whatever became of the ad that brought it.
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
  const atual = { ...doAnuncio(anuncio), ...doBanner(banner) };
  const campos = [...camposMudados(input, atual), ...guardados.keys()];
  const mudancas = campos.flatMap((campo) => ACAO_DO_CAMPO[campo] ?? []);
  for (const acao of mudancas) {
    const msg = recusaDe(julgadoDe(anuncio), papel, acao);
    if (msg !== null) throw new Refusal(409, { msg });
  }
  const conteudo = mudancas.some((acao) => CONTEUDO.includes(acao));
  if (papel === 'dono' && conteudo && (await outrasAtivas(strapi, anuncio)).length > 0)
    throw new Refusal(409, { msg: MSG.conteudoNoAr });
};
