import { CAMPOS } from '@portal/contracts/anuncio/campos';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import type {
  Salvar,
  SalvarBanner,
  SalvarMusica,
  SalvarRadio,
} from '@portal/contracts/anuncio/salvar';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { Core } from '@strapi/strapi';
import { arquivos } from '../../arquivo/service';
import { Refusal } from '../../http/refusal';
import { gravarColunas } from '../../texto/colunas';
import { BANNER, CANTOR, MUSICA, RADIO } from '../ficha/linhas';
import type { Guardados } from './arquivos';
import { isCantorNoAr } from './cantores-do-anuncio';

/** Throws 422 for a singer the portal no longer shows, be it only since today: songs are added to those of its list. */
export const exigirCantorDoPortal = async (
  strapi: Core.Strapi,
  documentId: string,
): Promise<void> => {
  if (await isCantorNoAr(strapi, documentId)) return;
  throw new Refusal(422, {
    msg: MENSAGENS.camposInvalidos,
    erros: { id_cantor_musica: [MENSAGENS_DO_ANUNCIO.cantorDesconhecido] },
  });
};

const criarBanner = async (
  strapi: Core.Strapi,
  anuncio: string,
  input: SalvarBanner,
  guardados: Guardados,
): Promise<void> => {
  const nome = input.titulo_banner;
  const imagem = await arquivos(strapi).registrar(guardados.get('arquivo_banner'), nome);
  const data = { ...gravarColunas(CAMPOS.banner, input), imagem, anuncio };
  await strapi.documents(BANNER).create({ data });
};

const criarRadio = async (
  strapi: Core.Strapi,
  anuncio: string,
  input: SalvarRadio,
  guardados: Guardados,
): Promise<void> => {
  const nome = input.nome_webradio;
  const imagem = await arquivos(strapi).registrar(guardados.get('imagem_webradio'), nome);
  const data = { ...gravarColunas(CAMPOS.radio, input), imagem, anuncio };
  await strapi.documents(RADIO).create({ data });
};

const criarCantor = async (
  strapi: Core.Strapi,
  anuncio: string,
  input: SalvarMusica,
  guardados: Guardados,
): Promise<string> => {
  const foto = await arquivos(strapi).registrar(guardados.get('foto_cantor'), input.nome_cantor);
  const data = { ...gravarColunas(CAMPOS.cantor, input), foto, anuncio };
  const { documentId } = await strapi.documents(CANTOR).create({ data });
  return documentId;
};

const criarMusica = async (
  strapi: Core.Strapi,
  anuncio: string,
  input: SalvarMusica,
  guardados: Guardados,
): Promise<void> => {
  const { nome_musica: nome } = input;
  const id_cantor_musica =
    input.id_cantor_musica || (await criarCantor(strapi, anuncio, input, guardados));
  const audio = await arquivos(strapi).registrar(guardados.get('arquivo_musica'), nome);
  const foto = await arquivos(strapi).registrar(guardados.get('foto_musica'), nome);
  const campos = gravarColunas(CAMPOS.musica, { ...input, id_cantor_musica });
  await strapi.documents(MUSICA).create({ data: { ...campos, audio, foto, anuncio } });
};

/**
 * Makes what an ad is about, as drafts: nobody sees them before the ad is active (contrato 5). In the caller's
 * transaction.
 */
export const criarConteudo = (
  strapi: Core.Strapi,
  anuncio: string,
  input: Salvar,
  guardados: Guardados,
): Promise<void> => {
  switch (input.tipo_anuncio) {
    case 'banner':
      return criarBanner(strapi, anuncio, input, guardados);
    case 'radio':
      return criarRadio(strapi, anuncio, input, guardados);
    case 'musica':
      return criarMusica(strapi, anuncio, input, guardados);
  }
};
