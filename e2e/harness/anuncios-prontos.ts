import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Anuncio, Passo } from '@portal/contracts/anuncio/anuncio';
import type { TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import type { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import {
  formularioDeBanner,
  formularioDeMusica,
  formularioDeRadio,
} from '@portal/testing/formularios';
import { cadastrar, type Pessoa } from './conta';
import { arquivoDeImagem } from './imagem';
import { criarMelodia } from './melodia';
import { ADMINISTRADOR } from './portal';
import { type Corpo, postar } from './sessao';

/** A title nobody else in this run uses. */
export const tituloUnico = (nome: string): string => `${nome} ${crypto.randomUUID().slice(0, 8)}`;

const comprar = async (
  quem: APIRequestContext,
  multipart: NonNullable<Corpo['multipart']>,
): Promise<Anuncio> =>
  (await postar<{ anuncio: Anuncio }>(quem, CAMINHOS.salvarAnuncio, { multipart })).anuncio;

/** Buys a banner ad without going through the page. */
export const comprarBanner = (
  quem: APIRequestContext,
  titulo = tituloUnico('Loja'),
): Promise<Anuncio> =>
  comprar(quem, {
    ...formularioDeBanner({ titulo, titulo_banner: titulo, periodo: '3' }),
    ...{ resumo_banner: 'Tudo para o lar', url: 'https://exemplo.com.br/loja' },
    arquivo_banner: arquivoDeImagem(),
  });

export const comprarRadio = (
  quem: APIRequestContext,
  titulo = tituloUnico('Rádio'),
): Promise<Anuncio> =>
  comprar(quem, {
    ...formularioDeRadio(titulo, { periodo: '3', url_webradio: 'https://exemplo.com.br/ao-vivo' }),
    imagem_webradio: arquivoDeImagem(),
  });

/** A song ad that brings its singer along. */
export const comprarMusica = async (
  quem: APIRequestContext,
  titulo = tituloUnico('Canção'),
): Promise<Anuncio> =>
  comprar(quem, {
    ...formularioDeMusica(titulo, { periodo: '3' }),
    nome_cantor: `Cantora de ${titulo}`,
    slogan_cantor: 'Voz nova',
    segmento_cantor: 'Adoração',
    foto_cantor: arquivoDeImagem(),
    foto_musica: arquivoDeImagem(),
    arquivo_musica: {
      name: 'cancao.mp3',
      mimeType: 'audio/mpeg',
      buffer: await criarMelodia(20),
    },
  });

export const mandarComprovante = (quem: APIRequestContext, id: number): Promise<unknown> =>
  postar(quem, CAMINHOS.editarMeuBanner, {
    multipart: { id_anuncio: String(id), arquivo_comprovante: arquivoDeImagem('recibo.png') },
  });

export const pedirReembolso = (quem: APIRequestContext, id: number): Promise<unknown> =>
  postar(quem, CAMINHOS.reembolso(id), { data: {} });

/** An administrator's decision, from another browser. */
export const decidir = (
  admin: APIRequestContext,
  id: number,
  status: AnuncioStatus,
  motivo = '',
  tipo_motivo?: TipoDeMotivo,
): Promise<unknown> =>
  postar(admin, CAMINHOS.atualizarStatus, {
    data: { id_anuncio: id, status, motivo, ...(tipo_motivo && { tipo_motivo }) },
  });

/** An administrator says on which day an ad began. */
export const comecarEm = async (
  admin: APIRequestContext,
  id: number,
  data_inicio: DataCivil,
): Promise<Anuncio> => {
  const multipart = { id_anuncio: String(id), data_inicio };
  return (await postar<{ anuncio: Anuncio }>(admin, CAMINHOS.editarBanner, { multipart })).anuncio;
};

export const passosDe = async (quem: APIRequestContext, id: number): Promise<Passo[]> =>
  (await (await quem.get(CAMINHOS.historico(id))).json()) as Passo[];

/** Logs in as the first administrator without going through the page. */
export const entrarComoAdmin = (quem: APIRequestContext): Promise<unknown> =>
  postar(quem, CAMINHOS.login, {
    data: { email: ADMINISTRADOR.email, senha: ADMINISTRADOR.senha },
  });

/** Another person's browser: an administrator's. */
export const outroAdmin = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage();
  await entrarComoAdmin(page.request);
  return page;
};

/** Another person's browser: an advertiser's. */
export const outroAnunciante = async (
  browser: Browser,
): Promise<{ page: Page; pessoa: Pessoa }> => {
  const page = await browser.newPage();
  return { page, pessoa: await cadastrar(page) };
};

/** A banner ad of somebody's that waits in the queue. */
export const bannerNaFila = async (
  browser: Browser,
): Promise<{ anuncio: Anuncio; dono: Page; pessoa: Pessoa }> => {
  const { page: dono, pessoa } = await outroAnunciante(browser);
  const anuncio = await comprarBanner(dono.request);
  await mandarComprovante(dono.request, anuncio.id);
  return { anuncio, dono, pessoa };
};

/** A banner ad that whoever is at this page bought as somebody new, approved without a proof. */
export const bannerNoAr = async (
  page: Page,
  browser: Browser,
): Promise<Anuncio & { admin: APIRequestContext }> => {
  await cadastrar(page);
  const anuncio = await comprarBanner(page.request);
  const { request: admin } = await outroAdmin(browser);
  await decidir(admin, anuncio.id, 1);
  return { ...anuncio, admin };
};
