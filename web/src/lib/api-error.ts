import type { Codigo } from '@portal/contracts/http/codigos';
import { lerResposta } from '@portal/contracts/http/ler-resposta';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { ErrosDeCampo } from '@portal/contracts/http/resposta';

/** The one shape of a failed call: message fit to show, HTTP status (0: no answer), errors by field. */
export class ApiError extends Error {
  constructor(
    readonly msg: string,
    readonly status: number,
    readonly campos: ErrosDeCampo = {},
    /** What it is to a program; none where nobody answered. */
    readonly codigo?: string,
  ) {
    super(msg);
    this.name = 'ApiError';
  }
}

export const SEM_RESPOSTA = 'Não conseguimos falar com o portal. Verifique sua internet.';

/** Reads the contract's answer of a refusal; any other body gets a neutral message. */
export const erroDaResposta = (status: number, corpo: unknown): ApiError => {
  const lida = lerResposta(corpo);
  return lida
    ? new ApiError(lida.msg, status, lida.erros, lida.codigo)
    : new ApiError(MENSAGENS.erroInterno, status);
};

/** Whether a call was refused for that reason: words are for people, and may change (contrato 11). */
export const isRecusa = (erro: unknown, codigo: Codigo): boolean =>
  erro instanceof ApiError && erro.codigo === codigo;
