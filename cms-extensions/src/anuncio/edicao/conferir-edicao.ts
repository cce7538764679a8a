import type { EditarBanner } from '@portal/contracts/anuncio/editar';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { ACAO_DO_CAMPO, CONTEUDO, recusaDe, type Acao } from '@portal/contracts/anuncio/permissoes';
import { chaves } from '@portal/contracts/anuncio/tabela';
import type { Core } from '@strapi/strapi';
import { Refusal } from '../../http/refusal';
import type { Guardados } from '../conteudo/arquivos';
import { outrasAtivas, papelDe } from '../decisao/status';
import type { Autor } from '../ficha/historico';
import { julgadoDe, type AnuncioRow } from '../ficha/linhas';
import type { BannerDoAnuncio } from '../leitura/presenter-do-anuncio';
import { camposMudados, doAnuncio, doBanner } from './campos-mudados';

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
  const atual = { ...doAnuncio(anuncio), ...doBanner(banner) };
  const mudou = new Set<string>([...camposMudados(input, atual), ...guardados.keys()]);
  const mudancas = chaves(ACAO_DO_CAMPO)
    .filter((campo) => mudou.has(campo))
    .map((campo): Acao => ACAO_DO_CAMPO[campo]);
  for (const acao of mudancas) {
    const msg = recusaDe(julgadoDe(anuncio), papel, acao);
    if (msg !== null) throw new Refusal(409, { msg });
  }
  const conteudo = mudancas.some((acao) => CONTEUDO.includes(acao));
  if (papel === 'dono' && conteudo && (await outrasAtivas(strapi, anuncio)).length > 0)
    throw new Refusal(409, { msg: MSG.conteudoNoAr });
};
