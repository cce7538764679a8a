// @vitest-environment jsdom
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, SEM_RESPOSTA } from './api-error';
import { enviar, http, SEM_COOKIES } from './http';

const pedidos: InternalAxiosRequestConfig[] = [];
let respostas: { status: number; corpo: unknown; headers?: Record<string, string> }[] = [];

beforeEach(() => {
  pedidos.length = 0;
  http.defaults.adapter = async (config) => {
    pedidos.push(config);
    const vez = respostas.shift();
    if (!vez) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const { status, corpo: data, headers = {} } = vez;
    const resposta = { status, statusText: '', headers, config, data };
    if (status < 300) return await Promise.resolve(resposta);
    throw new AxiosError('recusa', undefined, config, undefined, resposta);
  };
});

afterEach(() => vi.restoreAllMocks());

const recusa = async (promessa: Promise<unknown>): Promise<ApiError> => {
  const erro: unknown = await promessa.catch((motivo: unknown) => motivo);
  if (!(erro instanceof ApiError)) throw new Error('ApiError esperado', { cause: erro });
  return erro;
};

it('um pedido se apresenta como XMLHttpRequest e pede JSON', async () => {
  respostas = [{ status: 200, corpo: { status: '1', msg: 'Pronto' } }];
  expect(await enviar('/x', { a: 1 })).toEqual({ status: '1', msg: 'Pronto' });
  expect(pedidos[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(pedidos[0]?.headers.get('Accept')).toBe('application/json');
  expect([pedidos[0]?.xsrfCookieName, pedidos[0]?.xsrfHeaderName]).toEqual([
    'XSRF-TOKEN',
    'X-XSRF-TOKEN',
  ]);
});

it('a recusa do servidor chega com as palavras e os erros de campo', async () => {
  const erros = { email: ['Já cadastrado.'] };
  respostas = [{ status: 422, corpo: { status: '0', msg: 'Confira', erros } }];
  const erro = await recusa(enviar('/x', {}));
  expect([erro.status, erro.msg, erro.campos]).toEqual([422, 'Confira', erros]);
});

it.each([
  [200, '<html>erro</html>'],
  [200, { status: '0', msg: 'Não deu' }],
  [502, '<html>'],
])('%i com o corpo %j não passa por sucesso', async (status, corpo) => {
  respostas = [{ status, corpo }];
  const erro = await recusa(enviar('/x', {}));
  expect(erro.msg).toBe(
    status === 200 && typeof corpo === 'object' ? 'Não deu' : MENSAGENS.erroInterno,
  );
});

it.each([
  [500, 'Deu errado (pedido 451d81c4)'],
  [422, 'Deu errado'],
])('de uma falha %i o servidor diz: %s', async (status, msg) => {
  const headers = { 'x-request-id': '451d81c4-0add-42a3-9c4a-0054e23e24ca' };
  respostas = [{ status, corpo: { status: '0', msg: 'Deu errado' }, headers }];
  expect((await recusa(enviar('/x', {}))).msg).toBe(msg);
});

it('sem resposta, fala da internet', async () => {
  respostas = [];
  const erro = await recusa(enviar('/x', {}));
  expect([erro.status, erro.msg]).toEqual([0, SEM_RESPOSTA]);
});

it('uma ficha vencida é renovada uma vez, e o pedido vai de novo', async () => {
  const vencida = {
    status: 403,
    corpo: { status: '0', msg: 'Outras palavras', codigo: 'sessao_expirada' },
  };
  respostas = [
    vencida,
    { status: 200, corpo: {} },
    { status: 200, corpo: { status: '1', msg: 'ok' } },
  ];
  expect((await enviar('/x', { a: 1 })).msg).toBe('ok');
  expect(pedidos.map(({ url }) => url)).toEqual(['/x', '/api/verificaLogin', '/x']);
});

it('uma ficha que continua recusada não é renovada para sempre', async () => {
  const vencida = {
    status: 403,
    corpo: { status: '0', msg: 'Outras palavras', codigo: 'sessao_expirada' },
  };
  respostas = [vencida, { status: 200, corpo: {} }, vencida];
  expect((await recusa(enviar('/x', {}))).status).toBe(403);
  expect(pedidos).toHaveLength(3);
});

it.each([
  ['recusa cookies, ouve isso', '', SEM_COOKIES],
  ['os guarda, ouve o servidor', 'XSRF-TOKEN=f', 'Outras palavras'],
])('quem %s', async (_quem, cookie, msg) => {
  const vencida = {
    status: 403,
    corpo: { status: '0', msg: 'Outras palavras', codigo: 'sessao_expirada' },
  };
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  respostas = [vencida, { status: 200, corpo: {} }, vencida];
  expect((await recusa(enviar('/x', {}))).msg).toBe(msg);
});
