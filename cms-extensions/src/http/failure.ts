import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { ErrosDeCampo, Resposta } from '@portal/contracts/http/resposta';

/** A failure in the contract's shape (contrato 1): HTTP status and a message fit to show a person. */
export interface Failure {
  status: number;
  body: Resposta;
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
}

const WORDS: Readonly<Record<number, string>> = {
  401: MENSAGENS.naoAutenticado,
  403: MENSAGENS.semPermissao,
  404: MENSAGENS.naoEncontrado,
  405: MENSAGENS.metodoNaoPermitido,
  408: MENSAGENS.envioParado,
  413: MENSAGENS.grandeDemais,
  415: MENSAGENS.tipoNaoAceito,
  429: MENSAGENS.muitasTentativas,
  503: MENSAGENS.bancoIndisponivel,
};

const wordsFor = (status: number): string =>
  WORDS[status] ?? (status < 500 ? MENSAGENS.pedidoInvalido : MENSAGENS.erroInterno);

/** Retry-After while the database is unavailable, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** The failure for a status, with the portal's message for it or the given one. */
export const failure = (status: number, msg?: string, erros?: ErrosDeCampo): Failure => ({
  status,
  body: { status: '0', msg: msg ?? wordsFor(status), ...(erros && { erros }) },
  ...(status === 503 && { retryAfter: RETRY_AFTER_SECONDS }),
});
