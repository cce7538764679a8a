import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { eventually } from './http';
import { lerMail, type Mail } from './mail';
import type { TestDatabase } from './bancos';
import type { Portal } from './portal';
import { sql } from './sql';

const ESPERA_MS = 20_000;

/** Mails a portal without SMTP wrote to somebody, oldest first. */
export const mailsPara = ({ dataDir }: Pick<Portal, 'dataDir'>, email: string): Mail[] => {
  const pasta = path.join(dataDir, 'outbox');
  let nomes: string[] = [];
  try {
    nomes = readdirSync(pasta).sort();
  } catch {
    return [];
  }
  return nomes
    .map((nome) => lerMail(readFileSync(path.join(pasta, nome), 'utf8')))
    .filter(({ cabecalhos }) => cabecalhos.get('to') === email);
};

/** The mail with this subject, once it has come; the newest of several. */
export const mailSobre = async (
  portal: Pick<Portal, 'dataDir'>,
  email: string,
  assunto: string,
): Promise<Mail> => {
  const achados = (): Mail[] =>
    mailsPara(portal, email).filter(({ cabecalhos }) => cabecalhos.get('subject') === assunto);
  await eventually(() => expect(achados().length).toBeGreaterThan(0), ESPERA_MS);
  const mail = achados().at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
};

/** The token of the link about an account's e-mail that a mail carries. */
export const tokenDeEmail = ({ texto }: Mail): string => {
  const token = /\/usuario\/email\/(?:trocar|confirmar)\/([\w-]+)/.exec(texto)?.[1];
  if (!token) throw new Error('no link');
  return token;
};

/** Until the postman has seen to everything that was in the queue. */
export const filaVazia = (
  portal: Pick<Portal, 'dataDir'>,
  database: Pick<TestDatabase, 'url'>,
): Promise<void> =>
  eventually(async () => {
    const esperam = 'select id from correios where encerrado_em is null';
    expect(await sql(portal, database, esperam)).toEqual([]);
  }, ESPERA_MS);

/** Whether a message is the one every sign-up brings, which tests about other mails leave aside. */
export const isDoCadastro = (bruto: string): boolean =>
  /^Subject: Confirme o seu e-mail\r?$/m.test(bruto);
