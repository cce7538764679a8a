import { createHash } from 'node:crypto';
import { visitanteDoCookie } from '../http/monitoring-cookie';

/** Who sent a request, as far as counting goes (contrato 2). */
export interface Quem {
  /** The account of the session; null for a guest. */
  usuario: number | null;
  /** The monitoring cookie as sent. */
  monitoramento: string | undefined;
  agente: string | undefined;
  /** Network the request comes from. */
  endereco: string;
}

const resumo = (texto: string): string =>
  createHash('sha256').update(texto).digest('base64url').slice(0, 32);

const idDeConvidado = (segredo: string, { monitoramento }: Quem): string | null =>
  monitoramento === undefined ? null : visitanteDoCookie(segredo, monitoramento);

/**
 * Key of the visitor in the tables: the account, or the guest's id of ours; null for an id nobody issued (contrato 2).
 */
export const visitanteDe = (segredo: string, quem: Quem): string | null => {
  if (quem.usuario !== null) return resumo(`conta ${quem.usuario}`);
  const convidado = idDeConvidado(segredo, quem);
  return convidado === null ? null : resumo(`convidado ${convidado}`);
};

/** Whether the presence path carries this visitor's own id: the account's, or the one in the cookie (contrato 6). */
export const isSeuId = (segredo: string, quem: Quem, id: string): boolean =>
  (quem.usuario !== null && id === String(quem.usuario)) || id === idDeConvidado(segredo, quem);

/** Key of visitor and target in the table of repeats. */
export const chaveDe = (visitante: string, tipo: string, alvo: string): string =>
  resumo(`${visitante} ${tipo} ${alvo}`);
