import * as z from 'zod/mini';
import { ALTURA_DA_IMAGEM, LARGURA_DA_IMAGEM } from '../partilha/enderecos';
import { oembedSchema } from '../partilha/oembed';
import { type Chamadas, arquivo, ler, OU_PAGINA, acao, parametro } from './chamada';

const CONTADO = { 204: { descricao: 'Contado, ou repetido há pouco.' } } as const;

/** What visitors do: vote, listen, be there (contrato 6). */
export const VISITAS = {
  'POST /anuncios/formularioPesquisa': {
    resumo: 'Vota numa pesquisa: na 1 com id_webradio, na 2 com id_musica',
    exemplo: {
      nome: 'Ana',
      telefone: '(81) 99999-0000',
      email: 'ana@exemplo.com.br',
      id_webradio: 'k3v9x0',
    },
    respostas: { 201: { descricao: 'Voto registrado.', corpo: acao() }, ...OU_PAGINA },
    recusas: [409, 429],
  },
  'POST /api/monitoramentoMusica': {
    resumo: 'Conta uma música que começou a tocar',
    exemplo: { musica: 'k3v9x0' },
    respostas: CONTADO,
    recusas: [404, 429],
  },
  'POST /api/anuncios/monitoramento': {
    resumo: 'Conta um clique num anúncio ou, com tipo webradio, uma rádio que começou a tocar',
    exemplo: { anuncio: '12' },
    respostas: CONTADO,
    recusas: [404, 429],
  },
  'POST /api/anuncios/impressoes': {
    resumo: 'Conta anúncios vistos',
    exemplo: { anuncios: ['12', '13'] },
    respostas: CONTADO,
    recusas: [429],
  },
  'GET /api/radios/:id/ouvir': {
    resumo: 'Leva ao som de uma rádio, também quando o endereço dela é de uma lista .pls ou .m3u',
    respostas: { 302: { descricao: 'Segue para a transmissão.' } },
    recusas: [404, 503],
  },
  'GET /monitoramento/:id_usuario': {
    resumo: 'Sinal de presença, com o código do cookie de monitoramento',
    consulta: { ouvindo: parametro.texto('Código da rádio que se ouve.') },
    respostas: { 204: { descricao: 'Recebido.' } },
    recusas: [429],
  },
} as const satisfies Chamadas;

const HTML = 'text/html; charset=utf-8';
const pagina = (resumo: string) =>
  ({
    resumo,
    respostas: {
      200: arquivo(HTML, 'A página, com título, descrição e imagem para prévias.'),
      301: { descricao: 'Mudou de endereço, ou está escrito de outra forma.' },
      404: arquivo(HTML, 'Não há: a página do portal que o diz.'),
    },
  }) as const;

const player = (resumo: string) =>
  ({
    resumo,
    respostas: {
      200: arquivo(HTML, 'A página, que qualquer site pode emoldurar.'),
      301: { descricao: 'Mudou de endereço, ou está escrito de outra forma.' },
      404: arquivo(HTML, 'Não há: a página que o diz.'),
    },
  }) as const;

const PIXELS = z.int().check(z.minimum(1), z.maximum(999_999));

/** Addresses people send to each other, and what search engines and previews ask of the portal (contrato 8). */
export const PARTILHA = {
  'GET /radio/:slug': pagina('A página de uma web rádio'),
  'GET /cantor/:slug': pagina('A página de um cantor'),
  'GET /musica/:slug': pagina('A página de um cantor, com uma música para tocar'),
  'GET /oembed': {
    resumo: 'oEmbed 1.0 de um endereço para compartilhar: o player para pôr noutro site',
    consulta: {
      url: parametro.texto('O endereço, inteiro.'),
      maxwidth: { descricao: 'Largura máxima, em pixels.', forma: PIXELS },
      maxheight: { descricao: 'Altura máxima, em pixels.', forma: PIXELS },
      format: { descricao: 'Só json.', forma: z.string() },
    },
    respostas: ler(oembedSchema),
    recusas: [404, 501],
  },
  'GET /embed/radio/:slug': player('O player de uma web rádio, para outros sites'),
  'GET /embed/cantor/:slug': player('O player de um cantor, para outros sites'),
  'GET /compartilhar/:tipo/:slug.jpg': {
    resumo: `A imagem da prévia, de ${LARGURA_DA_IMAGEM} × ${ALTURA_DA_IMAGEM}; de qualquer site`,
    respostas: {
      200: arquivo('image/jpeg', 'A imagem.'),
      301: { descricao: 'O endereço mudou: a imagem do de agora.' },
    },
  },
  'GET /sitemap.xml': {
    resumo: 'Todos os endereços públicos, ou o índice dos mapas',
    respostas: { 200: arquivo('application/xml; charset=utf-8', 'O mapa.') },
  },
} as const satisfies Chamadas;

const { status, ok } = { status: z.literal('ok'), ok: 'O portal responde.' };

/** What machines ask of the portal itself (contrato 7, contrato 11). */
export const PORTAL = {
  'GET /api/saude': {
    resumo: 'Se o portal pode fazer o seu trabalho',
    respostas: ler(z.object({ status }), ok),
    recusas: [503],
  },
  'GET /api/vivo': {
    resumo: 'Se o processo responde',
    respostas: ler(z.object({ status }), ok),
  },
  'GET /api/openapi.json': {
    resumo: 'Esta descrição',
    respostas: ler(z.looseObject({ openapi: z.string() })),
  },
} as const satisfies Chamadas;
