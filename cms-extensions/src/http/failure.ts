import { codigoDasPalavras, type Codigo } from '@portal/contracts/http/codigos';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { Recusa } from '@portal/contracts/http/recusa';
import type { ErrosDeCampo } from '@portal/contracts/http/resposta';

/** A fault in the contract's shape (contrato 1): HTTP status, words fit to show a person, a code for programs (contrato 11). */
export interface Failure {
  status: number;
  body: Recusa;
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

/** Codes of words that are nobody's, where those of the status say too little. */
const CODES: Readonly<Record<number, Codigo>> = { 409: 'conflito', 422: 'campos_invalidos' };

/** A refusal's code: the name of its words, or what its status means. */
const codeOf = (status: number, msg: string): Codigo =>
  codigoDasPalavras(msg) ?? CODES[status] ?? codigoDasPalavras(wordsFor(status)) ?? 'erro_interno';

interface Words {
  msg?: string | undefined;
  /** Where neither the words nor the status name it. */
  codigo?: Codigo | undefined;
  erros?: ErrosDeCampo | undefined;
}

/** The fault for a status, with the portal's words for it or the given ones. Every refusal is made here, its code too. */
export const failure = (
  status: number,
  { msg = wordsFor(status), codigo = codeOf(status, msg), erros = {} }: Words = {},
): Failure => ({
  status,
  body: { status: '0', msg, codigo, ...(Object.keys(erros).length > 0 && { erros }) },
  ...(status === 503 && { retryAfter: RETRY_AFTER_SECONDS }),
});
