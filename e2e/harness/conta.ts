import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const semQuebras = (texto: string): string =>
  texto
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_todo, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const cartasPara = (email: string, dados: string): string[] => {
  const pasta = join(dados, 'outbox');
  if (!existsSync(pasta)) return [];
  return readdirSync(pasta)
    .filter((nome) => nome.endsWith('.eml'))
    .map((nome) => readFileSync(join(pasta, nome), 'utf8'))
    .filter((carta) => carta.includes(`To: ${email}`));
};

/** The link to a page in a mail the portal with this data folder wrote to that address, once it is there. */
export const linkDa = async (
  email: string,
  pagina: RegExp,
  dados = process.env['PORTAL_E2E_DATA'] ?? '',
): Promise<string> => {
  const links = () =>
    cartasPara(email, dados).flatMap((carta) => pagina.exec(semQuebras(carta)) ?? []);
  await expect.poll(() => links().length, { timeout: 15_000 }).toBeGreaterThan(0);
  return links()[0] ?? '';
};

/** The recovery link of the mail the portal wrote to that address. */
export const linkDeRecuperacao = (email: string): Promise<string> =>
  linkDa(email, /https?:\/\/\S+\/usuario\/recuperacao\/[\w-]+/);

/** The link that makes an address an account's e-mail. */
export const linkDeTroca = (email: string): Promise<string> =>
  linkDa(email, /https?:\/\/\S+\/usuario\/email\/trocar\/[\w-]+/);
