import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import type {
  Salvar,
  SalvarBanner,
  SalvarMusica,
  SalvarRadio,
} from '@portal/contracts/anuncio/salvar';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { Core } from '@strapi/strapi';
import { arquivos } from '../arquivo/service';
import { Refusal } from '../http/refusal';
import type { Guardados } from './arquivos';
import { isCantorNoAr } from './cantores-do-anuncio';
import { BANNER, CANTOR, MUSICA, RADIO } from './tipos-do-conteudo';

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
  const { titulo_banner: titulo, resumo_banner: resumo, url } = input;
  const imagem = await arquivos(strapi).registrar(guardados.get('arquivo_banner'), titulo);
  await strapi.documents(BANNER).create({ data: { titulo, resumo, url, imagem, anuncio } });
};

/** A radio form's fields as the catalogue calls them; those that were not sent stay out. */
export const camposDaRadio = (input: Partial<SalvarRadio>) => ({
  nome_radio: input.nome_webradio,
  slogan: input.slogan_webradio,
  // The catalogue's own check takes no empty address of a mail.
  email: input.email_webradio === '' ? null : input.email_webradio,
  telefone: input.telefone_webradio,
  endereco: input.endereco_webradio,
  tags: input.tags_webradio,
  rede_social_1: input.instagram_webradio,
  rede_social_2: input.facebook_webradio,
  rede_social_3: input.youtube_webradio,
  rede_social_4: input.whatsapp_webradio,
  url: input.url_webradio,
});

const criarRadio = async (
  strapi: Core.Strapi,
  anuncio: string,
  input: SalvarRadio,
  guardados: Guardados,
): Promise<void> => {
  const imagem = await arquivos(strapi).registrar(
    guardados.get('imagem_webradio'),
    input.nome_webradio,
  );
  await strapi.documents(RADIO).create({ data: { ...camposDaRadio(input), imagem, anuncio } });
};

const criarCantor = async (
  strapi: Core.Strapi,
  anuncio: string,
  input: SalvarMusica,
  guardados: Guardados,
): Promise<string> => {
  const { nome_cantor: nome, slogan_cantor: slogan, segmento_cantor: segmento } = input;
  const foto = await arquivos(strapi).registrar(guardados.get('foto_cantor'), nome);
  const { documentId } = await strapi
    .documents(CANTOR)
    .create({ data: { nome, slogan, segmento, foto, anuncio } });
  return documentId;
};

const criarMusica = async (
  strapi: Core.Strapi,
  anuncio: string,
  input: SalvarMusica,
  guardados: Guardados,
): Promise<void> => {
  const { nome_musica: nome, id_cantor_musica } = input;
  const cantor = id_cantor_musica || (await criarCantor(strapi, anuncio, input, guardados));
  const audio = await arquivos(strapi).registrar(guardados.get('arquivo_musica'), nome);
  const foto = await arquivos(strapi).registrar(guardados.get('foto_musica'), nome);
  await strapi.documents(MUSICA).create({ data: { nome, cantor, audio, foto, anuncio } });
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
