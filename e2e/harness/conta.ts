import { expect, type Page } from '@playwright/test';
import { cadastroNovo } from '@portal/testing/pessoas';
import { cabecalhosDe } from './sessao';

export interface Pessoa {
  nome: string;
  documento: string;
  email: string;
  senha: string;
}

/** Somebody nobody else in this run is. */
export const novaPessoa = (): Pessoa => {
  const { nome, documento, email } = cadastroNovo();
  return { nome, documento, email, senha: 'tijolo amarelo na praia' };
};

/** An account, and this browser logged in to it, without going through the page. */
export const cadastrar = async (page: Page, pessoa = novaPessoa()): Promise<Pessoa> => {
  const resposta = await page.request.post('/usuario/save', {
    headers: await cabecalhosDe(page.request),
    data: cadastroNovo({ ...pessoa, telefone: '11988887777' }),
  });
  expect(resposta.status(), await resposta.text()).toBe(201);
  return pessoa;
};

/** Forgets who is logged in, as another browser would. */
export const esquecerSessao = (page: Page): Promise<void> => page.context().clearCookies();
