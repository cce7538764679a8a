import type { IncomingMessage, RequestListener } from 'node:http';
import { sendFailure } from './cached-reads/send';
import { failure } from './failure';

/** Whoever asks so says nothing else that could be understood. */
const LAST = ['Connection', 'close'];

/** How often a request says `Host`: of two, Node keeps the first, and a proxy may have gone by the other. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number => {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1;
  return hosts;
};

/**
 * 400 for HTTP/1.1 without a Host, and for two (RFC 9112, 3.2). Node would answer the first unseen by the log
 * (cms/config/server.ts leaves it to us).
 */
export const refuseHosts =
  (next: RequestListener): RequestListener =>
  (req, res) => {
    const hosts = hostsOf(req);
    if (hosts > 1 || (hosts === 0 && req.httpVersion === '1.1'))
      sendFailure(req, res, failure(400), LAST);
    else next(req, res);
  };

/** 417 for an `Expect` other than `100-continue`, which Node would answer unseen too. */
export const refuseExpectation: RequestListener = (req, res) =>
  sendFailure(req, res, failure(417), LAST);
