import { AsyncLocalStorage } from 'node:async_hooks';
import { ServerResponse } from 'node:http';

export const REQUEST_ID = 'X-Request-Id';

/** Of an address that nobody answers: its text may be anything, so no log or label repeats it. */
export const UNKNOWN_ROUTE = '(desconhecido)';

type Headers = readonly unknown[];

/** The same headers and the request's name; of a raw list a copy, which senders share. */
const named = (headers: unknown, id: string): unknown =>
  Array.isArray(headers) ? [...(headers as Headers), REQUEST_ID, id] : headers;

/**
 * The response of every request: it knows the request's name and route, and when its headers went. The portal's server makes
 * its responses of this class (cms/config/server.ts); the name goes out with whoever writes the headers.
 */
export class ObservedResponse extends ServerResponse {
  /** Name of the request; '' until it is given one. */
  id = '';
  /** Pattern of the address, never the address: who asks writes that. */
  route = UNKNOWN_ROUTE;
  /** `performance.now()` at the moment the headers were written; 0 before. */
  answeredAt = 0;

  override writeHead(status: number, ...rest: unknown[]): this {
    this.answeredAt = performance.now();
    const last = rest.length - 1;
    if (this.id !== '' && Array.isArray(rest[last])) rest[last] = named(rest[last], this.id);
    else if (this.id !== '') this.setHeader(REQUEST_ID, this.id);
    // The overloads of the class above are told apart by what is passed.
    return super.writeHead(status, ...(rest as []));
  }
}

/** Names the route of a request: a pattern such as `/api/radios/:id`. The last one to say it knows best. */
export const nameRoute = (res: ServerResponse, route: string): void => {
  if (res instanceof ObservedResponse) res.route = route;
};

const current = new AsyncLocalStorage<ObservedResponse>();

/** Does what answers a request: all that follows from it knows which. */
export const forRequest = (response: ObservedResponse, work: () => void): void =>
  current.run(response, work);

/** The request this code works for, as each line of the log names it; null outside of any. */
export const currentRequest = (): { id: string; rota: string } | null => {
  const response = current.getStore();
  return response ? { id: response.id, rota: response.route } : null;
};
