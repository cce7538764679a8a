import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { cabecalhosDe } from './sessao';

export interface Pessoa {
  nome: string;
  documento: string;
  email: string;
  senha: string;
}

const digito = (digitos: readonly number[]): number => {
  const soma = digitos.reduce((total, d, i) => total + d * (digitos.length + 1 - i), 0);
  return ((soma * 10) % 11) % 10;
};

const cpf = (): string => {
  const nove = Array.from({ length: 9 }, () => randomInt(10));
  const dez = [...nove, digito(nove)];
  return [...dez, digito(dez)].join('');
};

/** Somebody nobody else in this run is. */
export const novaPessoa = (): Pessoa => {
  const marca = `${Date.now().toString(36)}${randomInt(1e6)}`;
  return {
    nome: `Pessoa ${marca}`,
    documento: cpf(),
    email: `pessoa.${marca}@exemplo.com.br`,
    senha: 'tijolo amarelo na praia',
  };
};

const ENDERECO = {
  telefone: '11988887777',
  cep: '01001000',
  endereco: 'Praça da Sé',
  numero: '1',
  bairro: 'Sé',
  cidade: 'São Paulo',
  estado: 'SP',
};

/** An account, and this browser logged in to it, without going through the page. */
export const cadastrar = async (page: Page, pessoa = novaPessoa()): Promise<Pessoa> => {
  const resposta = await page.request.post('/usuario/save', {
    headers: await cabecalhosDe(page.request),
    data: { ...pessoa, ...ENDERECO, pessoa: 'Física' },
  });
  expect(resposta.status(), await resposta.text()).toBe(201);
  return pessoa;
};

/** Forgets who is logged in, as another browser would. */
export const esquecerSessao = (page: Page): Promise<void> => page.context().clearCookies();
