import type { Codigo } from '@portal/contracts/http/codigos';
import type { ErrosDeCampo } from '@portal/contracts/http/resposta';
import { failure, type Failure } from './failure';

interface Details {
  msg?: string;
  /** Where neither the words nor the status name the refusal. */
  codigo?: Codigo;
  erros?: ErrosDeCampo;
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
  /** Where a classic form goes back to, when it is another page than the form's own. */
  page?: string;
  /** What the answer carries besides status, msg, codigo and erros. */
  extra?: Record<string, unknown> | undefined;
}

/** An expected failure: thrown anywhere behind the router, answered in the contract's shape (contrato 1). */
export class Refusal extends Error {
  readonly failure: Failure;
  readonly extra: Record<string, unknown>;
  readonly page: string | undefined;

  constructor(status: number, { retryAfter, page, extra = {}, ...words }: Details = {}) {
    const fault = failure(status, words);
    super(fault.body.msg);
    this.failure = retryAfter === undefined ? fault : { ...fault, retryAfter };
    this.extra = extra;
    this.page = page;
  }
}

/** Where a value is needed: throws a refusal without more words than its status has. */
export const refuse = (status: number): never => {
  throw new Refusal(status);
};
