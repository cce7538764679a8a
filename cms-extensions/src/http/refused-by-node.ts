import type { RequestListener } from 'node:http';
import { sendFailure } from './cached-reads/send';
import { failure } from './failure';

/** Whoever asks so says nothing else that could be understood. */
const LAST = ['Connection', 'close'];

/** 400 for HTTP/1.1 without a Host. Node would answer it unseen by the log (cms/config/server.ts leaves it to us). */
export const refuseHostless =
  (next: RequestListener): RequestListener =>
  (req, res) => {
    if (req.httpVersion === '1.1' && req.headers.host === undefined)
      sendFailure(req, res, failure(400), LAST);
    else next(req, res);
  };

/** 417 for an `Expect` other than `100-continue`, which Node would answer unseen too. */
export const refuseExpectation: RequestListener = (req, res) =>
  sendFailure(req, res, failure(417), LAST);
