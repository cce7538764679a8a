import { expect, type APIRequestContext } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { VerificaLogin } from '@portal/contracts/usuario/sessao';
import { cabecalhosDePagina } from '@portal/testing/navegador';

/** Who a browser is to the portal. The contract's answer; the API tests hold the server to it. */
export const sessaoDe = async (quem: APIRequestContext): Promise<VerificaLogin> =>
  (await (await quem.get(CAMINHOS.verificaLogin)).json()) as VerificaLogin;

/** What a form sent without a page needs: it says that it is one, with the session's token. */
export const cabecalhosDe = async (quem: APIRequestContext): Promise<Record<string, string>> =>
  cabecalhosDePagina((await sessaoDe(quem)).token);

export interface Corpo {
  data?: object;
  multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;
}

/** Sends a form without a page, and gives what the portal answered to it. */
export const postar = async <T>(
  quem: APIRequestContext,
  caminho: string,
  corpo: Corpo,
): Promise<T> => {
  const resposta = await quem.post(caminho, { headers: await cabecalhosDe(quem), ...corpo });
  expect(resposta.ok(), `${caminho}: ${await resposta.text()}`).toBe(true);
  return (await resposta.json()) as T;
};
