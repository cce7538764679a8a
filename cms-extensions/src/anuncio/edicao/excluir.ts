import { recusaDe } from '@portal/contracts/anuncio/permissoes';
import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import type { Core } from '@strapi/strapi';
import { arquivos } from '../../arquivo/service';
import { Refusal } from '../../http/refusal';
import {
  apagarConteudo,
  despublicar,
  entregarCantores,
  entregarConteudo,
  esconderArquivos,
  isPublicado,
} from '../conteudo/conteudo-do-anuncio';
import { comAnuncioTravado, papelDe, sairDoAr } from '../decisao/status';
import { comTravas } from '../decisao/travar';
import { anotar, type Autor } from '../ficha/historico';
import { ANUNCIO, julgadoDe, listFamilia, type AnuncioRow } from '../ficha/linhas';
import { apagarNotas } from '../ficha/notas';
import { apagarComprovantes } from '../pagamento/comprovantes';

/**
 * Inheritance: the newest renewal takes the content over and becomes the root, which the other renewals then point to.
 */
const entregar = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
  renovacoes: readonly AnuncioRow[],
): Promise<void> => {
  const herdeiro = renovacoes.at(-1);
  if (!herdeiro) return;
  await entregarConteudo(strapi, anuncio, herdeiro.documentId);
  for (const { id } of renovacoes)
    await strapi.db.query(ANUNCIO).update({
      where: { id },
      data: { renova: id === herdeiro.id ? null : herdeiro.id },
    });
};

/**
 * Content of a deleted ad: inherited by a renewal, else unpublished and kept for staff when the public saw it, else
 * deleted. `tudo`: what the public saw is deleted too.
 */
const largarConteudo = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
  tudo: boolean,
): Promise<void> => {
  const renovacoes = (await listFamilia(strapi, anuncio)).filter(({ id }) => id !== anuncio.id);
  if (anuncio.renova || renovacoes.length > 0) {
    await sairDoAr(strapi, anuncio);
    if (!anuncio.renova) await entregar(strapi, anuncio, renovacoes);
    return;
  }
  // What is published only leaves the air (contrato 5): its draft stays with staff.
  const publicado = await isPublicado(strapi, anuncio);
  if (publicado) await despublicar(strapi, anuncio);
  await entregarCantores(strapi, anuncio);
  if (tudo || !publicado)
    await arquivos(strapi).apagarMidias(await apagarConteudo(strapi, anuncio));
  else await esconderArquivos(strapi, anuncio);
};

const excluir = async (
  strapi: Core.Strapi,
  por: Autor,
  anuncio: AnuncioRow,
  tudo: boolean,
): Promise<TipoAnuncio> => {
  const { id, situacao: status, tipo } = anuncio;
  const recusa = recusaDe(julgadoDe(anuncio), papelDe(por), 'excluir');
  if (recusa !== null) throw new Refusal(409, { msg: recusa });
  await largarConteudo(strapi, anuncio, tudo);
  await apagarComprovantes(strapi, anuncio);
  await apagarNotas(strapi, id);
  await strapi.db.query(ANUNCIO).delete({ where: { id } });
  await anotar(strapi, { anuncio, de: status, para: null, evento: 'exclusao', por });
  return tipo;
};

/**
 * Deletes an ad with what the public does not see of it; what is on the air leaves it. The history stays. Throws 404 and
 * 409.
 */
export const excluirAnuncio = (strapi: Core.Strapi, por: Autor, id: number): Promise<TipoAnuncio> =>
  comAnuncioTravado(strapi, id, por, (anuncio) => excluir(strapi, por, anuncio, false));

/** The same with everything it brought. What somebody else deleted while this waited is gone, as it should be. */
export const excluirComTudo = (strapi: Core.Strapi, por: Autor, id: number): Promise<void> =>
  comTravas(strapi, id, async (anuncio) => {
    if (anuncio) await excluir(strapi, por, anuncio, true);
  });
