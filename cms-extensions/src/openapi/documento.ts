import type { Forma, Parametro, RespostaDaChamada } from '@portal/contracts/chamadas/chamada';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import { type Esquema, Formas } from '@portal/contracts/chamadas/formas';
import { LEITURAS } from '@portal/contracts/chamadas/leituras';
import { CHAMADAS, type ChamadaDita, SECOES } from '@portal/contracts/chamadas/todas';
import { PARTILHA } from '@portal/contracts/chamadas/visitas';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { CABECALHO_XSRF } from '@portal/contracts/http/xsrf';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { recusaSchema, type Recusa } from '@portal/contracts/http/recusa';
import { CABECALHO_TOTAL } from '@portal/contracts/http/resposta';
import { COOKIE_SESSAO } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { failure } from '../http/failure';
import type { FileRoute } from '../http/multipart';
import { madeWith, type PolicyName } from '../http/routes';
import type { BodySchema } from '../http/validate-body';
import { operationIdDe, parametrosDe, caminhoDe } from './nomes-rules';

const JSON_TYPE = 'application/json';

const QUEM: Readonly<Record<PolicyName, string>> = {
  todos: 'Todos.',
  dono: 'Quem entrou, sobre a própria conta.',
  autenticado: 'Quem entrou e pode ver isto: é seu, ou administra o portal.',
  administrador: 'Quem administra o portal (permissão 2 ou mais).',
};

const POR_STATUS: Readonly<Record<number, string>> = {
  400: 'Não se entende o pedido.',
  401: 'Falta entrar, ou a prova de quem é não vale.',
  403: 'Não é permitido, ou falta o token contra envios forjados.',
  404: 'Não há, ou não é para quem pediu saber que há.',
  409: 'O estado de agora não permite.',
  413: 'Grande demais.',
  415: 'Tipo de conteúdo que não se aceita.',
  422: 'Campos a corrigir, em erros.',
  429: 'Tentativas demais; Retry-After diz quando voltar.',
  501: 'Um formato que não se responde.',
  503: 'Agora não dá para ler ou gravar; Retry-After diz quando voltar.',
};

interface Porta {
  policy: PolicyName;
  corpo: BodySchema | undefined;
  arquivos: readonly string[];
}

/** The routes the portal registers, by name (`GET /api/radios/:id`), and those that take files. */
export interface Registradas {
  rotas: ReadonlyMap<string, Core.RouteInput>;
  comArquivos: readonly FileRoute[];
}

/** What the code itself knows of a call: who may, what body, which files. Reads from memory are everybody's. */
const portaDe = ({ nome }: ChamadaDita, { rotas, comArquivos }: Registradas): Porta => {
  const rota = rotas.get(nome);
  const feita = rota ? madeWith(rota) : null;
  return {
    policy: feita?.policy ?? 'todos',
    corpo: feita?.body,
    arquivos: comArquivos.find(({ path }) => nome === `POST ${path}`)?.files ?? [],
  };
};

const conteudoDe = ({ corpo, tipo }: RespostaDaChamada, formas: Formas): Esquema | undefined => {
  if (!corpo && tipo === undefined) return undefined;
  return {
    ...(corpo && { [JSON_TYPE]: { schema: formas.de(corpo) } }),
    ...(tipo !== undefined && { [tipo.split(';')[0] ?? tipo]: { schema: { type: 'string' } } }),
  };
};

const respostaDe = (resposta: RespostaDaChamada, formas: Formas): Esquema => {
  const content = conteudoDe(resposta, formas);
  const total = {
    [CABECALHO_TOTAL]: { description: 'Quantos há ao todo.', schema: { type: 'integer' } },
  };
  return {
    description: resposta.descricao,
    ...(resposta.total && { headers: total }),
    ...(content && { content }),
  };
};

/** Calls answered from memory, under a tag that asks whether anything changed. */
const DA_MEMORIA = new Set([
  ...Object.keys(LEITURAS),
  ...Object.keys(PARTILHA),
  `GET ${CAMINHOS.openapi}`,
]);

const SEM_MUDANCA = {
  304: { description: 'Não mudou desde o ETag que If-None-Match traz.' },
};

/** Statuses a call is refused with, in order. */
const recusasDe = (chamada: ChamadaDita, { policy, corpo, arquivos }: Porta): number[] => {
  const muda = !chamada.nome.startsWith('GET');
  const todas = [
    ...(chamada.consulta || muda ? [400] : []),
    ...(policy === 'todos' ? [] : [401]),
    ...(muda || policy === 'administrador' || policy === 'autenticado' ? [403] : []),
    ...(chamada.nome.includes('/:') ? [404] : []),
    ...(muda ? [413, 415] : []),
    ...(corpo || arquivos.length > 0 ? [422] : []),
    ...[...(chamada.recusas ?? []), 503],
  ];
  // One that is told of among the answers has another shape than refusals have: a page.
  const contadas = todas.filter((status) => !(status in chamada.respostas));
  return [...new Set(contadas)].sort((a, b) => a - b);
};

/** What a refusal of a status says when nothing says more. */
const recusaDe = (status: number): Recusa => {
  if (status === 409) return failure(409, { msg: MENSAGENS_DO_ANUNCIO.decididoAntes }).body;
  if (status !== 422) return failure(status).body;
  const erros = { email: ['Informe um e-mail válido.'] };
  return failure(422, { msg: MENSAGENS.camposInvalidos, erros }).body;
};

const respostasDe = (chamada: ChamadaDita, porta: Porta, formas: Formas): Esquema => {
  const schema = formas.de(chamada.recusa ?? recusaSchema);
  const recusada = (status: number, description: string): Esquema => ({
    description,
    content: { [JSON_TYPE]: { schema, example: recusaDe(status) } },
  });
  return Object.fromEntries([
    ...Object.entries(chamada.respostas).map(([status, uma]) => [status, respostaDe(uma, formas)]),
    ...Object.entries(DA_MEMORIA.has(chamada.nome) ? SEM_MUDANCA : {}),
    ...recusasDe(chamada, porta).map((status) => [
      status,
      recusada(status, POR_STATUS[status] ?? ''),
    ]),
    ['default', recusada(500, 'Qualquer outra recusa.')],
  ]) as Esquema;
};

const corpoDe = (
  chamada: ChamadaDita,
  { corpo, arquivos }: Porta,
  formas: Formas,
): Esquema | undefined => {
  if (!corpo && arquivos.length === 0) return undefined;
  const nome = `${operationIdDe(chamada.nome)}Corpo`;
  // What judges a body is a schema of the contracts' (http/validate-body.ts).
  const forma = corpo as unknown as Forma | undefined;
  const campos = forma && formas.nomear(nome, formas.de(forma, 'input'));
  const example = chamada.exemplo && { example: chamada.exemplo };
  const enviados = {
    type: 'object',
    properties: Object.fromEntries(
      arquivos.map((campo) => [campo, { type: 'string', format: 'binary' }]),
    ),
  };
  const simples = campos && { schema: campos, ...example };
  return {
    content: {
      ...(simples && { [JSON_TYPE]: simples, 'application/x-www-form-urlencoded': simples }),
      'multipart/form-data': {
        schema:
          campos && arquivos.length > 0 ? { allOf: [campos, enviados] } : (campos ?? enviados),
      },
    },
  };
};

const parametrosEm = (
  lugar: 'query' | 'header',
  parametros: Readonly<Record<string, Parametro>> = {},
  formas: Formas,
): Esquema[] =>
  Object.entries(parametros).map(([name, { descricao, forma }]) => ({
    ...{ name, in: lugar, description: descricao, schema: formas.de(forma, 'input') },
  }));

const segurancaDe = (nome: string, policy: PolicyName): Esquema[] => {
  const exigida = {
    ...(policy !== 'todos' && { sessao: [] }),
    ...(!nome.startsWith('GET') && { token: [] }),
  };
  return Object.keys(exigida).length > 0 ? [exigida] : [];
};

const operacaoDe = (chamada: ChamadaDita, porta: Porta, formas: Formas): Esquema => {
  const parametros = [
    ...parametrosDe(chamada.nome),
    ...parametrosEm('query', chamada.consulta, formas),
    ...parametrosEm('header', chamada.cabecalhos, formas),
  ];
  const requestBody = corpoDe(chamada, porta, formas);
  return {
    operationId: operationIdDe(chamada.nome),
    tags: [chamada.secao],
    summary: chamada.resumo,
    description: `Quem pode: ${QUEM[porta.policy]}`,
    'x-quem': porta.policy,
    security: segurancaDe(chamada.nome, porta.policy),
    ...(parametros.length > 0 && { parameters: parametros }),
    ...(requestBody && { requestBody }),
    responses: respostasDe(chamada, porta, formas),
  };
};

const DESCRICAO = [
  'Todo endereço que o portal responde a programas. Uma leitura responde o vetor ou o objeto, sem envelope; uma ação, ',
  '`{ status: "1", msg, … }`. Toda recusa traz `codigo`, que não muda: programas leem o código, pessoas leem `msg`. ',
  'As leituras para todos podem ser feitas de qualquer site. Toda ação leva de volta o token que ',
  '`GET /api/verificaLogin` dá, no cabeçalho `X-XSRF-TOKEN` ou no campo `_token`.',
].join('');

const SEGURANCA = {
  sessao: { type: 'apiKey', in: 'cookie', name: COOKIE_SESSAO },
  token: { type: 'apiKey', in: 'header', name: CABECALHO_XSRF },
};

/** The description of every call (contrato 11): what the contracts tell of each, and what its route is made with. */
export const documento = (site: string, registradas: Registradas): Esquema => {
  const formas = new Formas();
  const paths: Record<string, Esquema> = {};
  for (const chamada of CHAMADAS) {
    const [metodo, caminho] = caminhoDe(chamada.nome);
    const operacao = operacaoDe(chamada, portaDe(chamada, registradas), formas);
    paths[caminho] = { ...paths[caminho], [metodo]: operacao };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Portal de web rádios e cantores', version: '1.0.0', description: DESCRICAO },
    servers: [{ url: site }],
    tags: Object.keys(SECOES).map((name) => ({ name })),
    paths,
    components: { schemas: formas.componentes, securitySchemes: SEGURANCA },
  };
};
