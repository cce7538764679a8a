import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { caixaDeSaida, type Encalhado, type Esquecida } from './caixa-de-saida';
import { esquecerMensagens, varrerMensagens } from './pasta-de-saida';

/** What a mail is made from when it is sent: nothing secret rests in the table. */
export type Dados = Record<string, string | number | null>;

/** What a mail says, in plain text, and perhaps one thing to do. */
export interface Conteudo {
  para: string;
  assunto: string;
  paragrafos: readonly string[];
  /** Why something was refused or undone, in red. */
  motivo?: string;
  /** Facts, a line each: what it is and its value. */
  dados?: readonly (readonly [nome: string, valor: string])[];
  /** A code to copy; its QR picture goes with the mail. */
  codigo?: { rotulo: string; texto: string };
  acao?: { rotulo: string; url: string } | undefined;
  /** What happens next, after the button. */
  depois?: readonly string[];
  /** Small print at the end. */
  rodape: string;
  /** Where who no longer wants such mails says so; also the header by which mail programs offer it. */
  desligar?: { rotulo: string; url: string };
}

/** Makes a mail from its row when it is about to go; null when there is nothing to send any more. */
export type Modelo = (dados: Dados) => Promise<Conteudo | null>;

interface Opcoes {
  /**
   * Timing: the row is written as finished and nothing is sent, so that a request for nobody costs what any other does.
   */
  descartar?: boolean;
}

/**
 * Outgoing mail: a row in the outbox, written in the change's own transaction and sent later by whichever instance
 * takes it.
 */
export const correio = (strapi: Core.Strapi) => ({
  /** Puts a mail in the queue, inside the caller's transaction when there is one. `modelo`: its name in `Carteiro`'s list. */
  enfileirar: (modelo: string, dados: Dados, { descartar = false }: Opcoes = {}): Promise<void> =>
    caixaDeSaida(strapi).enfileirar(modelo, dados, descartar),

  /** Whether a mail still waits or is on its way. */
  espera: (trx: Knex.Transaction, modelo: string, dados: Dados): Promise<boolean> =>
    caixaDeSaida(strapi).espera(trx, modelo, dados),

  /** Closes unsent the mails of one kind that wait for an account, in the transaction of what takes their place. */
  retirar: (trx: Knex.Transaction, modelo: string, id_usuario: number): Promise<void> =>
    caixaDeSaida(strapi).retirar(trx, modelo, id_usuario),

  /** Mails that were given up, for staff: how many, and the latest with recipient and reason. */
  encalhados: (quantos: number): Promise<{ total: number; ultimos: Encalhado[] }> =>
    caixaDeSaida(strapi).encalhados(quantos),

  /** The mails that wait: how many, and since when the oldest does (ms). */
  fila: (): Promise<{ total: number; desde: number | null }> => caixaDeSaida(strapi).fila(),

  /** Takes an account's mails out of the queue with the account, in its transaction. */
  esquecer: (trx: Knex.Transaction, conta: Esquecida): Promise<void> =>
    caixaDeSaida(strapi).esquecer(trx, conta),

  /** Deletes the mails kept as files that are of an account that is gone. After the commit: files know no transaction. */
  apagarGuardados: (conta: Pick<Esquecida, 'id' | 'email'>): Promise<void> =>
    esquecerMensagens(strapi.config.get<string>('portal.dados'), conta),

  /** The same for every account that is gone, for what a killed process left; answers how many. */
  varrerGuardados: (vivas: (ids: number[]) => Promise<ReadonlySet<number>>): Promise<number> =>
    varrerMensagens(strapi.config.get<string>('portal.dados'), vivas),
});
