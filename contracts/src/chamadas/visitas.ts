import * as z from 'zod/mini';
import { type Chamadas, ler, OU_PAGINA, acao, parametro } from './chamada';

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
  'GET /monitoramento/:id': {
    resumo: 'Sinal de presença, com o código do cookie de monitoramento',
    consulta: { ouvindo: parametro.texto('Código da rádio que se ouve.') },
    respostas: { 204: { descricao: 'Recebido.' } },
    recusas: [429],
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
