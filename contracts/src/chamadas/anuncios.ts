import * as z from 'zod/mini';
import { anuncioSchema, comprovanteSchema, pagamentoSchema, passoSchema } from '../anuncio/anuncio';
import { CABECALHO_DA_CHAVE, FORMA_DA_CHAVE } from '../anuncio/chave';
import { ANUNCIOS_POR_PAGINA, ANUNCIOS_POR_PAGINA_MAXIMO } from '../anuncio/limites';
import { contagensSchema, ORDENS_DA_LISTA, VENCE_EM_DIAS } from '../anuncio/listagem';
import { PERIODOS, STATUS, TIPOS_ANUNCIO } from '../anuncio/status';
import { fichaSchema, notaSchema } from '../ficha/ficha';
import { desempenhoSchema } from '../monitoramento/desempenho';
import { recebimentoLidoSchema } from '../caixa/recebimento';
import {
  acao,
  type Chamadas,
  CSV,
  feita,
  ler,
  listar,
  OU_PAGINA,
  paginas,
  parametro,
} from './chamada';

const daPagina = paginas(ANUNCIOS_POR_PAGINA, ANUNCIOS_POR_PAGINA_MAXIMO);
const filtros = {
  busca: parametro.texto('Código, título, ou nome, e-mail ou documento do anunciante.'),
  status: { descricao: 'Só os deste status.', forma: z.literal(STATUS) },
  periodo: { descricao: 'Só os comprados por estes meses.', forma: z.literal(PERIODOS) },
  de: parametro.texto('Comprovante enviado deste dia em diante (AAAA-MM-DD).'),
  ate: parametro.texto('Comprovante enviado até este dia, inclusive (AAAA-MM-DD).'),
  vence: {
    descricao: `${VENCE_EM_DIAS}: só os no ar que vencem nestes dias.`,
    forma: z.literal(VENCE_EM_DIAS),
  },
  ordem: parametro.escolha('Ordem da lista.', ...ORDENS_DA_LISTA),
};
const daAdministracao = (resumo: string) =>
  ({ resumo, consulta: { ...daPagina, ...filtros }, respostas: listar(anuncioSchema) }) as const;

const comAnuncio = feita({ anuncio: anuncioSchema });

/** Ads (contrato 5), and what the administration knows of one (contrato 10). */
export const ANUNCIOS = {
  'POST /usuario/anuncio/salvar': {
    resumo: `Compra um anúncio; o cabeçalho ${CABECALHO_DA_CHAVE} faz do mesmo envio um só`,
    cabecalhos: {
      [CABECALHO_DA_CHAVE]: {
        descricao: 'Um nome deste envio, à escolha de quem envia: repetido, responde o primeiro.',
        forma: z.string().check(z.regex(FORMA_DA_CHAVE)),
      },
    },
    exemplo: {
      tipo_anuncio: 'banner',
      titulo: 'Loja Exemplo',
      periodo: '3',
      meio_pagamento: 'pix',
      termos: 'true',
      titulo_banner: 'Loja Exemplo',
      resumo_banner: 'Instrumentos e partituras.',
      url: 'https://exemplo.com.br',
    },
    respostas: {
      201: { descricao: 'Anúncio feito.', corpo: acao({ anuncio: anuncioSchema }) },
      ...OU_PAGINA,
    },
    recusas: [409, 429],
  },
  'GET /api/anuncios/usuario/:id_usuario': {
    resumo: 'Anúncios de uma conta, os mais novos primeiro',
    consulta: daPagina,
    respostas: listar(anuncioSchema),
  },
  'GET /api/anuncios/administracao/all': daAdministracao('Anúncios de web rádio'),
  'GET /api/anuncios/administracao/musicas/all': daAdministracao('Anúncios de música'),
  'GET /api/anuncios/administracao/banners/all': daAdministracao('Anúncios de banner'),
  'GET /api/anuncios/administracao/todos/all': daAdministracao('Anúncios de todos os tipos'),
  'GET /api/anuncios/administracao/contagens': {
    resumo: 'Quantos anúncios há de cada status',
    consulta: { ...filtros, tipo: parametro.escolha('Só os deste tipo.', ...TIPOS_ANUNCIO) },
    respostas: ler(contagensSchema),
  },
  'GET /api/administracao/anuncios/notificacoes': {
    resumo: 'Quantos anúncios esperam por uma decisão',
    respostas: ler(z.int()),
  },
  'POST /api/anuncios/administracao/atualizarStatus': {
    resumo: 'Decide sobre um anúncio',
    exemplo: { id_anuncio: '12', status: '1' },
    respostas: comAnuncio,
    recusas: [404, 409],
  },
  'POST /api/anuncios/administracao/anuncio/update': {
    resumo: 'Edita um anúncio de web rádio; o que não vem fica como está',
    exemplo: { id_anuncio: '12', slogan_webradio: 'A sua rádio' },
    respostas: comAnuncio,
    recusas: [404, 409],
  },
  'POST /api/anuncios/administracao/musica/update': {
    resumo: 'Edita um anúncio de música; o que não vem fica como está',
    exemplo: { id_anuncio: '12', nome_musica: 'Nova canção' },
    respostas: comAnuncio,
    recusas: [404, 409],
  },
  'POST /api/usuarios/anuncios/banner/update': {
    resumo: 'Edita um anúncio de banner; o que não vem fica como está',
    exemplo: { id_anuncio: '12', resumo_banner: 'Agora com frete grátis.' },
    respostas: comAnuncio,
    recusas: [404, 409],
  },
  'POST /api/usuarios/public/anuncios/banner/update': {
    resumo: 'Edita o próprio anúncio de banner, e envia o comprovante',
    exemplo: { id_anuncio: '12', titulo: 'Loja Exemplo' },
    respostas: comAnuncio,
    recusas: [404, 409],
  },
  'POST /api/usuarios/administracao/usuario': {
    resumo: 'Quem é o anunciante',
    exemplo: { id_anuncio: '12' },
    respostas: {
      200: {
        descricao: 'O anunciante.',
        corpo: z.object({ status: z.literal('1'), usuario: anuncioSchema.shape.usuario }),
      },
    },
    recusas: [404],
  },
  'POST /api/anuncios/administracao/reembolso/:id': {
    resumo: 'Pede o reembolso',
    exemplo: { motivo: 'A loja fechou.', chave_pix: 'ana@exemplo.com.br' },
    respostas: comAnuncio,
    recusas: [409],
  },
  'DELETE /api/anuncios/administracao/anuncio/remove/:id': {
    resumo: 'Exclui um anúncio',
    respostas: feita({ tipo: z.enum(TIPOS_ANUNCIO) }),
    recusas: [409],
  },
  'POST /api/anuncios/:id/renovar': {
    resumo: 'Renova um anúncio aprovado: um novo, com o mesmo conteúdo, ao preço de hoje',
    exemplo: { periodo: '6' },
    respostas: comAnuncio,
    recusas: [409],
  },
  'GET /api/anuncios/:id/pagamento': {
    resumo: 'Como pagar um anúncio',
    respostas: ler(pagamentoSchema),
  },
  'GET /api/anuncios/:id/historico': {
    resumo: 'Tudo o que aconteceu a um anúncio',
    respostas: ler(z.array(passoSchema)),
  },
  'GET /api/anuncios/:id/desempenho': {
    resumo: 'Visualizações e cliques de um banner, execuções de uma rádio ou música, por dia',
    consulta: { formato: parametro.escolha('csv: um arquivo para planilhas.', 'csv') },
    respostas: {
      200: { descricao: 'Os números, ou o arquivo.', corpo: desempenhoSchema, tipo: CSV },
    },
  },
  'POST /api/anuncios/:id/reenviar': {
    resumo: 'Envia de novo à análise um anúncio recusado, com o comprovante que já há',
    respostas: comAnuncio,
    recusas: [409],
  },
  'GET /api/anuncios/:id/comprovantes': {
    resumo: 'Comprovantes enviados, os mais novos primeiro',
    respostas: ler(z.array(comprovanteSchema)),
  },
  'POST /api/anuncios/:id/desistir-reembolso': {
    resumo: 'Desiste do reembolso pedido',
    respostas: comAnuncio,
    recusas: [409],
  },
  'GET /api/anuncios/:id/ficha': {
    resumo: 'O que a administração sabe de um anúncio e de quem anuncia',
    respostas: ler(fichaSchema),
  },
  'POST /api/anuncios/:id/notas': {
    resumo: 'Escreve uma nota da administração',
    exemplo: { texto: 'Falei com o anunciante.' },
    respostas: feita({ nota: notaSchema }),
  },
  'DELETE /api/anuncios/:id/notas/:id_nota': {
    resumo: 'Apaga uma nota da administração',
    respostas: feita(),
  },
  'POST /api/anuncios/:id/recebimento': {
    resumo: 'Registra o que o banco diz que entrou por um anúncio',
    exemplo: { data: '2026-05-04', valor: '130,00', transacao: 'E123', pagador: 'Ana' },
    respostas: feita({ recebimento: recebimentoLidoSchema }),
    recusas: [409],
  },
  'DELETE /api/anuncios/:id/recebimento': {
    resumo: 'Retira o recebimento registrado',
    respostas: feita(),
  },
} as const satisfies Chamadas;
