import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { lerResposta } from '@portal/contracts/http/ler-resposta';
import type { Resposta } from '@portal/contracts/http/resposta';
import { CABECALHO_XSRF, COOKIE_XSRF } from '@portal/contracts/http/xsrf';
import axios, { isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { stringify } from 'qs';
import { ApiError, erroDaResposta, isRecusa, SEM_RESPOSTA } from './api-error';
import { lerCookie } from './cookie';

const ESPERA_MS = 30_000;

/**
 * The client of everything that is authenticated, sent or filtered. It is heavy: reach it by `import()` from
 * what a visitor who only browses may open.
 */
export const http = axios.create({
  timeout: ESPERA_MS,
  headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  xsrfCookieName: COOKIE_XSRF,
  xsrfHeaderName: CABECALHO_XSRF,
  paramsSerializer: { serialize: (params) => stringify(params, { arrayFormat: 'repeat' }) },
});

/** Enough of a request's name to find its lines in the portal's log, and short enough to be told on the phone. */
const INICIO_DO_NOME = 8;

/** A fault of the server's own tells the name of its request, for whoever asks for help. */
const comNomeDoPedido = (erro: ApiError, nome: unknown): ApiError =>
  erro.status >= 500 && typeof nome === 'string' && nome !== ''
    ? new ApiError(
        `${erro.msg} (pedido ${nome.slice(0, INICIO_DO_NOME)})`,
        erro.status,
        erro.campos,
        erro.codigo,
      )
    : erro;

const comoApiError = (erro: unknown): unknown => {
  if (!isAxiosError(erro) || axios.isCancel(erro)) return erro;
  if (!erro.response) return new ApiError(SEM_RESPOSTA, 0);
  const resposta: AxiosResponse<unknown> = erro.response;
  const nome: unknown = resposta.headers['x-request-id'];
  return comNomeDoPedido(erroDaResposta(resposta.status, resposta.data), nome);
};

http.interceptors.response.use(undefined, (erro: unknown) => {
  throw comoApiError(erro);
});

export const SEM_COOKIES =
  'Seu navegador recusa os cookies do portal. Permita os cookies deste site e tente de novo.';

/** Whoever was just given the cookie and does not have it keeps none: opening the page anew would change nothing. */
const comMotivo = (erro: unknown): unknown =>
  isRecusa(erro, 'sessao_expirada') && lerCookie(document.cookie, COOKIE_XSRF) === null
    ? new ApiError(SEM_COOKIES, 403, {}, 'sessao_expirada')
    : erro;

/**
 * Retry with a new anti-forgery token, once: nobody has to reload the page and lose what was typed because the session
 * ended in another tab.
 */
const comToken = async <T>(pedir: () => Promise<T>): Promise<T> => {
  try {
    return await pedir();
  } catch (erro) {
    if (!isRecusa(erro, 'sessao_expirada')) throw erro;
    await http.get(CAMINHOS.verificaLogin);
    return await pedir().catch((outro: unknown) => {
      throw comMotivo(outro);
    });
  }
};

export const postar = (
  caminho: string,
  dados: unknown,
  config?: AxiosRequestConfig,
): Promise<AxiosResponse<unknown>> => comToken(() => http.post<unknown>(caminho, dados, config));

/** The contract's answer of an action that was done. Throws ApiError on any other. */
const feita = ({ status, data }: AxiosResponse<unknown>): Resposta => {
  const lida = lerResposta(data);
  if (lida?.status !== '1') throw erroDaResposta(status, data);
  return lida;
};

/** Sends a form without files and reads the contract's answer. Throws ApiError on a refusal. */
export const enviar = async (caminho: string, dados: unknown): Promise<Resposta> =>
  feita(await postar(caminho, dados));

/**
 * Keepalive: sends a form while the page is going away. The browser finishes it without the page, so nobody reads the
 * answer.
 */
export const enviarAoSair = async (caminho: string, dados: object): Promise<Resposta> =>
  feita(await http.post(caminho, dados, { adapter: 'fetch', fetchOptions: { keepalive: true } }));

/** DELETE, with the contract's answer. Throws ApiError on a refusal. */
export const remover = async (caminho: string): Promise<Resposta> =>
  feita(await comToken(() => http.delete<unknown>(caminho)));

/** GET of what belongs to the logged-in person. The server is trusted for the shape, as in `lerJson`. */
export const lerPrivado = async <T>(caminho: string, signal?: AbortSignal): Promise<T> =>
  (await http.get<T>(caminho, signal && { signal })).data;
