import type { ErrosDeCampo } from '@portal/contracts/http/resposta';
import { failure, type Failure } from './failure';

interface Details {
  msg?: string;
  erros?: ErrosDeCampo;
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
  /** What the answer carries besides status, msg and erros. */
  extra?: Record<string, unknown>;
}

/** An expected failure: thrown anywhere behind the router, answered in the contract's shape (contrato 1). */
export class Refusal extends Error {
  readonly failure: Failure;
  readonly extra: Record<string, unknown>;

  constructor(status: number, { msg, erros, retryAfter, extra = {} }: Details = {}) {
    const fault = failure(status, msg, erros);
    super(fault.body.msg);
    this.failure = retryAfter === undefined ? fault : { ...fault, retryAfter };
    this.extra = extra;
  }
}
